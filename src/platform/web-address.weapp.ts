export { webAddress } from './mini/web-address'
