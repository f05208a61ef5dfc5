import { dark, light } from '../color'
import { alpha, at, ellipse, type Kit, line, path, rect } from '../ink'

/** Mark of 青拾: a hand-thrown bowl catching a falling leaf. */
export function logoQingshi({ ink, p }: Kit): string {
  const ground = ink.linear(
    [
      [0, light(p.deep, 0.14)],
      [1, dark(p.deep, 0.1)],
    ],
    0.5,
    1,
  )
  const leaf =
    path('M0 14C-12 6 -12 -10 2 -22C14 -10 12 6 0 14Z', light(p.accent, 0.12)) +
    line('M0 14C-1 4 0 -6 2 -16', p.deep, 1.6, alpha(0.6))
  return (
    rect(0, 0, 100, 100, ground, 24) +
    path('M22 52H78C77 70 66 80 50 80S23 70 22 52Z', '#f6efe0') +
    ellipse(50, 52, 28, 5, '#d9cfb8') +
    rect(41, 79, 18, 5, '#f6efe0', 2) +
    at(52, 35, leaf, 0.88, 24)
  )
}

/** Mark of Rimba: sun behind three tropical leaves. */
export function logoRimba({ ink, p }: Kit): string {
  const ground = ink.linear(
    [
      [0, light(p.main, 0.1)],
      [1, dark(p.main, 0.14)],
    ],
    0.5,
    1,
  )
  const leaf = (c: string) =>
    path('M0 0C-13 -10 -12 -32 0 -48C12 -32 13 -10 0 0Z', c) +
    line('M0 0V-38M0 -12L-6 -19M0 -12L6 -19M0 -23L-5 -29M0 -23L5 -29', p.main, 1.5, alpha(0.7))
  return (
    rect(0, 0, 100, 100, ground, 24) +
    ellipse(50, 46, 25, 25, '#f3b562') +
    at(50, 82, leaf('#f7e9d3'), 0.98, -42) +
    at(50, 82, leaf('#f7e9d3'), 0.98, 42) +
    at(50, 82, leaf('#fff7e8'), 1.12)
  )
}
