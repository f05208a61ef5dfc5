export { launchParams } from './mini/launch-params'
