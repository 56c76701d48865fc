/**
 * Where we are, from what stands behind the # of the address. It never reaches a server, so an invitation's secret may stand there,
 * and the pages need nothing of the server but one file.
 */

export type Route =
  | { page: 'home' }
  | { page: 'create'; game: string }
  | { page: 'table'; table: string; invitation: string | null }
  | { page: 'seat'; table: string; secret: string }
  | { page: 'demo'; fixture: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'lesson'; game: string; step: number }
  | { page: 'replay'; table: string; frame: number | null }
  | { page: 'record' }
  | { page: 'position'; code: string; eyes: string }
  | { page: 'missing'; path: string }

/** The route of a hash such as `#/table/Ab3dE5gH1j/join/SECRET`. */
export function parse(hash: string): Route {
  const path = hash.replace(/^#/, '')
  const words = path.split('/').filter((word) => word !== '')
  const [first, second, third, fourth] = words
  if (first === undefined) return { page: 'home' }
  if (first === 'record' && words.length === 1) return { page: 'record' }
  if (second !== undefined) {
    if (first === 'create' && words.length === 2) return { page: 'create', game: second }
    if (first === 'table' && words.length === 2) return { page: 'table', table: second, invitation: null }
    if (first === 'table' && third === 'join' && fourth !== undefined && words.length === 4)
      return { page: 'table', table: second, invitation: fourth }
    if (first === 'table' && third === 'seat' && fourth !== undefined && words.length === 4)
      return { page: 'seat', table: second, secret: fourth }
    if (first === 'demo' && words.length === 2) return { page: 'demo', fixture: second }
    const number = /^\d{1,6}$/.test(third ?? '') ? Number(third) : null
    if (first === 'lesson' && words.length === 2) return { page: 'lesson', game: second, step: 1 }
    if (first === 'lesson' && words.length === 3 && number !== null) return { page: 'lesson', game: second, step: number }
    if (first === 'replay' && words.length === 2) return { page: 'replay', table: second, frame: null }
    if (first === 'replay' && words.length === 3 && number !== null) return { page: 'replay', table: second, frame: number }
    if (first === 'position' && words.length <= 3) return { page: 'position', code: second, eyes: third ?? 'open' }
    if (first === 'rules' && words.length <= 3) return { page: 'rules', game: second, rule: third ?? null }
  }
  return { page: 'missing', path }
}

/** The address of a route: parse() of it gives the route again. */
export function href(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/'
    case 'create':
      return `#/create/${route.game}`
    case 'table':
      return route.invitation === null ? `#/table/${route.table}` : `#/table/${route.table}/join/${route.invitation}`
    case 'seat':
      return `#/table/${route.table}/seat/${route.secret}`
    case 'demo':
      return `#/demo/${route.fixture}`
    case 'rules':
      return route.rule === null ? `#/rules/${route.game}` : `#/rules/${route.game}/${route.rule}`
    case 'lesson':
      return route.step === 1 ? `#/lesson/${route.game}` : `#/lesson/${route.game}/${route.step}`
    case 'replay':
      return route.frame === null ? `#/replay/${route.table}` : `#/replay/${route.table}/${route.frame}`
    case 'record':
      return '#/record'
    case 'position':
      return route.eyes === 'open' ? `#/position/${route.code}` : `#/position/${route.code}/${route.eyes}`
    case 'missing':
      return `#${route.path}`
  }
}
