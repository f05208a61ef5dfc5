import { readFile } from 'node:fs/promises'
import { at } from '../../scripts/lib/root.mjs'

/** The one typeface of the pictures, Latin letters too, so that those of the machine have no part in them. */
export const FAMILY = 'Noto Sans SC Variable'
/** Path under which the gallery's server delivers the files of FONT_FOLDER. */
export const FONT_PATH = '/fonts/'
export const FONT_FOLDER = at('node_modules/@fontsource-variable/noto-sans-sc')

/** Starts the app's scripts once all parts of the typeface are there: what is measured at first is measured in it. */
const START = `<script>
  const scripts = [...document.querySelectorAll('script[data-src]')]
  Promise.all([...document.fonts].map((face) => face.load())).then(() => {
    for (const { dataset } of scripts) document.head.append(Object.assign(document.createElement('script'), { src: dataset.src, type: dataset.type, async: false }))
  })
</script>`

/** The gallery's page with the typeface of the pictures in place of the machine's. */
export async function withFonts(html: string): Promise<string> {
  const fontFaces = (await readFile(`${FONT_FOLDER}/index.css`, 'utf8')).replaceAll('url(./', `url(${FONT_PATH}`)
  // Everything else inherits from the body; what does not shows up in letters that are not of FAMILY.
  const style = `<style>${fontFaces} body { font-family: '${FAMILY}' !important }</style>`
  return html
    .replace(
      /<script([^>]*?) src="([^"]+)"[^>]*>/g,
      (_, kind: string, src: string) =>
        `<script type="text/plain" data-type="${kind.includes('module') ? 'module' : ''}" data-src="${src}">`,
    )
    .replace('<head>', () => `<head>${style}`)
    .replace('</body>', () => `${START}</body>`)
}
