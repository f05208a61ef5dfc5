export { back, go, goAddress, goLink, goLogin, type GoOptions } from './navigate'
export { useRoute, useRouteName } from './use-route'
