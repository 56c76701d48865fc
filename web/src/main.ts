import { mount } from 'svelte'
import App from './App.svelte'
import './tokens.css'
import './base.css'
import { stay } from './lib/offline'
import { settings } from './lib/settings.svelte'
import { speak } from './lib/texts.svelte'

settings.apply()
stay()
const root = document.getElementById('app')
if (root === null) throw new Error('the page has no place for the app')
// In a task of its own: the device may breathe between reading the program and drawing the page.
void speak(settings.lang).then(() => setTimeout(() => mount(App, { target: root })))
