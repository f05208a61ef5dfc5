export { launchParams } from './mini/landing'
