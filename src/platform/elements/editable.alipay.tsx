export { Editable } from './mini/editable'
