export { router } from './router-mini'
