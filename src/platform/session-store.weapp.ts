export { sessionStore } from './mini/session-store'
