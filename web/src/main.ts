import { mount } from 'svelte'
import App from './App.svelte'
import './tokens.css'
import './base.css'
import { stay } from './lib/offline'
import { settings } from './lib/settings.svelte'
import { speak } from './lib/texts.svelte'

settings.apply()
stay()
await speak(settings.lang)
const root = document.getElementById('app')
if (root === null) throw new Error('the page has no place for the app')
mount(App, { target: root })
