/** The current route, which follows the address. */

import { href, parse, type Route } from './router'

class Place {
  route = $state.raw<Route>(parse(location.hash))

  constructor() {
    addEventListener('hashchange', () => (this.route = parse(location.hash)))
  }

  go(route: Route): void {
    location.hash = href(route)
  }

  /** Another address for the same place: nothing to come back to. */
  replace(route: Route): void {
    history.replaceState(null, '', href(route))
    this.route = route
  }
}

export const place = new Place()
