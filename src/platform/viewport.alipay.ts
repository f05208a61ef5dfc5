import { miniViewport } from './mini/viewport'

export { keepsPlaces, SCREENS_AROUND } from './mini/viewport'
export const watchViewport = miniViewport((id) => `#${id}`)
