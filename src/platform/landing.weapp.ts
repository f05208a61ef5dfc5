export { landing } from './mini/landing'
