import { cleanup } from './render'
import { resetTaro } from './taro'

afterEach(() => {
  cleanup()
  resetTaro()
})
