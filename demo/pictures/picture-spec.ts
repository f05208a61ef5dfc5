import type { SceneName } from './scenes/index'
import type { SceneSpec } from './types'

/** Everything that decides a picture; the same spec always gives the same bytes of SVG. */
export interface PictureSpec extends SceneSpec {
  scene: SceneName
}
