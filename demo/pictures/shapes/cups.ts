import { dark, light } from '../color'
import { castShadow, f, line, type Shape } from '../ink'
import { glaze } from './decor'
import { lathe } from './lathe'

/** Handleless cup with tea, or a mug when the dice say so. */
export const cup: Shape = (kit) => {
  const { p, rnd } = kit
  const r = rnd.range(10.5, 12.5)
  const h = rnd.range(15, 20)
  const foot = r * rnd.range(0.5, 0.72)
  return (
    castShadow(kit, foot * 2.5) +
    lathe(kit, {
      profile: [
        [foot, 0],
        [foot + 0.3, 1.4],
        [r * 0.9, h * 0.3],
        [r, h * 0.68],
        [r * rnd.range(0.97, 1.06), h],
      ],
      color: p.main,
      decor: glaze(kit, r, h),
      open: { color: light(p.second, 0.1), fill: '#b9813e', level: 1.5 },
    })
  )
}

/** Straight mug with an ear. */
export const mug: Shape = (kit) => {
  const { p, rnd } = kit
  const r = rnd.range(10.5, 12)
  const h = rnd.range(21, 25)
  const ear = `M${f(r * 0.9)} ${f(-h * 0.8)}C${f(r * 1.95)} ${f(-h * 0.9)} ${f(r * 1.9)} ${f(-h * 0.16)} ${f(r * 0.88)} ${f(-h * 0.24)}`
  return (
    castShadow(kit, r * 2.2) +
    line(ear, dark(p.main, 0.28), 3.2) +
    line(ear, dark(p.main, 0.05), 2.2) +
    line(ear, light(p.main, 0.4), 0.6, 'fill-opacity=".6" stroke-opacity=".6" transform="translate(-.4 -.5)"') +
    lathe(kit, {
      profile: [
        [r * 0.88, 0],
        [r * 0.97, 1.6],
        [r, h * 0.4],
        [r * 0.99, h * 0.8],
        [r, h],
      ],
      color: p.main,
      decor: glaze(kit, r, h),
      open: { color: p.second, fill: '#6f4426', level: 1.7 },
    })
  )
}

/** Footed bowl, sometimes filled. */
export const bowl: Shape = (kit) => {
  const { p, rnd } = kit
  const r = rnd.range(17, 20)
  const h = rnd.range(13, 16)
  return (
    castShadow(kit, r * 1.3, 0.25) +
    lathe(kit, {
      profile: [
        [r * 0.38, 0],
        [r * 0.4, 1.6],
        [r * 0.72, h * 0.32],
        [r * 0.94, h * 0.72],
        [r, h],
      ],
      color: p.main,
      decor: glaze(kit, r, h),
      open: { color: p.second, lip: 0.8 },
    })
  )
}
