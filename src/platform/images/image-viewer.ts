import { t } from '@/i18n'
import { zoomable } from './image-zoom'
import { createElement, openOverlay } from '@/platform/overlay'

/** Pictures next to the shown one are fetched, the others when they are near. */
const AHEAD = 1

/** Returns one picture; `load` requests its file, once. */
function slideOf(url: string, name: string) {
  const slide = createElement('div', 'dv-slide')
  const picture = createElement('img', 'dv-picture', '', { alt: name, draggable: 'false' })
  picture.addEventListener('error', () => {
    // A picture that was never requested has no failure to show.
    if (picture.getAttribute('src')) picture.replaceWith(createElement('p', 'dv-lost', t('device.pictureLost')))
  })
  slide.append(picture)
  return {
    slide,
    picture,
    load() {
      if (!picture.getAttribute('src')) picture.src = url
    },
  }
}

/**
 * Pictures over the whole screen: a swipe or the arrow keys go on, a double tap or two fingers make larger, a tap, the
 * cross and Escape close. The focus comes back to where it was.
 */
export function showImages(urls: readonly string[], current: number): void {
  if (urls.length === 0) return
  const slides = urls.map((url, index) => slideOf(url, t('common.slide', { n: index + 1, count: urls.length })))
  let index = Math.min(Math.max(current, 0), urls.length - 1)
  const row = createElement('div', 'dv-row')
  const counter = createElement('div', 'dv-counter', '', { 'aria-live': 'polite' })
  const close = createElement('button', 'dv-button dv-close', '×', { type: 'button', 'aria-label': t('common.close') })

  const show = (at: number) => {
    index = at
    counter.textContent = urls.length > 1 ? `${at + 1} / ${urls.length}` : ''
    counter.hidden = urls.length < 2
    for (let neighbour = at - AHEAD; neighbour <= at + AHEAD; neighbour += 1) slides[neighbour]?.load()
  }
  const move = (to: number, behavior: ScrollBehavior) => {
    if (!slides[to]) return
    row.scrollTo({ left: to * row.clientWidth, behavior })
    show(to)
  }
  const { layer, close: end } = openOverlay(
    t('common.picture'),
    () => end(),
    (key) => {
      if (key === 'ArrowLeft') move(index - 1, 'smooth')
      if (key === 'ArrowRight') move(index + 1, 'smooth')
    },
  )
  for (const { slide, picture } of slides) {
    row.append(slide)
    zoomable(slide, picture, { onTap: end, onZoom: (isLarge) => row.classList.toggle('dv-locked', isLarge) })
  }
  row.addEventListener('scroll', () => {
    const at = row.clientWidth > 0 ? Math.round(row.scrollLeft / row.clientWidth) : index
    if (at !== index && slides[at]) show(at)
  })
  close.addEventListener('click', end)
  layer.append(row, counter, close)
  show(index)
  move(index, 'instant')
  close.focus({ preventScroll: true })
}
