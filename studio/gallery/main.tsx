import { createRoot } from 'react-dom/client'
import { applyColours } from '../src/app/colours'
import { showLanguage } from '../src/i18n'
import { Gallery } from './Gallery'
import '../src/styles.css'

const place = document.getElementById('studio')
if (!place) throw new Error('the page has no place for the gallery')
applyColours()
void showLanguage('zh-cn').then(() => createRoot(place).render(<Gallery />))
