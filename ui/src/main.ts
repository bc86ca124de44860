import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepFocus } from './lib/focus'
import { watchSettings } from './lib/settings.svelte'

watchSettings()
keepFocus()

const target = document.getElementById('app')
if (target) mount(App, { target })
