import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { applyColours } from './app/colours'
import { watchComposition } from './editing/composition'
import { deviceLanguage, showLanguage } from './i18n'
import './styles.css'

const place = document.getElementById('studio')
if (!place) throw new Error('the page has no place for the studio')
applyColours()
watchComposition()
void showLanguage(deviceLanguage()).then(() => createRoot(place).render(<App />))
