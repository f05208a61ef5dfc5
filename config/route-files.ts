import { requireWithEsbuild } from '@tarojs/helper'
import type { Compilation, Compiler } from 'webpack'
import { FIRST_PAINT, FIRST_TAPS } from './first-scripts'
import { at } from './paths'

/** Path of the list, relative to the output. */
export const ROUTE_FILES = 'route-files.json'

/** In src/index.html: the place of the script that asks for a screen's files early. */
const MARK = '<meta name="route-files">'

type Pages = Record<string, string[]>

interface RouteTable {
  readonly routes: readonly { readonly path: string; readonly page: string }[]
}

/** Files of the entry, and what each page needs beyond them. */
function filesOf(compilation: Compilation): { entry: string[]; pages: Pages } {
  const pages: Pages = {}
  const entry = [...compilation.entrypoints.values()].flatMap((group) => group.getFiles())
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) {
      // Taro's entry asks for its pages relative to src/.
      const page = /^[.]\/(pages\/.+)$/.exec(request ?? '')?.[1]
      if (page) pages[page] = group.getFiles().filter((file) => !entry.includes(file))
    }
  }
  return { entry, pages }
}

/**
 * Runs in the page's head: finds the screen of the address and preloads its files in parallel with the entry's.
 * Otherwise they would be requested only after the entry has loaded and run. Mirrors `routes/match`; a wrong guess
 * costs a preload and nothing else.
 */
const PRELOAD = `(function(files,rows){
var at=location.pathname.replace(/^\\/mobile(-t\\/[^/]+)?/,'').split('/').filter(Boolean);
for(var i=0;i<rows.length;i++){
var want=rows[i][0];
if(want.length!==at.length||!want.every(function(part,n){return part===at[n]||part[0]==='{'}))continue;
rows[i][1].forEach(function(n){var link=document.createElement('link');link.rel='preload';link.as=/css$/.test(files[n])?'style':'script';link.href=files[n];document.head.appendChild(link)});
break}})`

/** The script with its table, literal paths before those with parameters. */
function preloadScript(pages: Pages, publicPath: string): string {
  const { routes } = requireWithEsbuild(at('contract/routes.ts')) as RouteTable
  const files = [...new Set(Object.values(pages).flat())]
  const rows = [...routes]
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
    .map(({ path, page }) => [path.split('/').filter(Boolean), (pages[page] ?? []).map((file) => files.indexOf(file))])
  return `${PRELOAD.replace(/\n/g, '')}(${JSON.stringify(files.map((file) => publicPath + file))},${JSON.stringify(rows)})`
}

/**
 * Style sheets of the entry up to this size are inlined in the page: the first paint then waits for one request less.
 */
const INLINE_BYTES = 4096

/** The page with the entry's small sheets inlined in place of their links. */
function withSheets(html: string, sheets: readonly (readonly [file: string, css: string])[]): string {
  return sheets.reduce((page, [file, css]) => {
    if (css.length > INLINE_BYTES || css.includes('</')) return page
    const link = new RegExp(`<link[^>]*href="?[^">]*${file.replace(/[.]/g, '[.]')}"?[^>]*>`)
    return page.replace(link, () => `<style>${css}</style>`)
  }, html)
}

/**
 * Writes which files each page loads, for `npm run size`:
 * `{ "entry": [...], "pages": { "pages/index/index": [...] } }`, and puts the preload script into index.html, in an
 * element of its own: the server leaves it out of the pages that it renders.
 */
export class RouteFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RouteFiles', (compilation) => {
      const { Compilation: Stages, sources } = compiler.webpack
      // After the real content hashes have taken their places in all names.
      compilation.hooks.processAssets.tap(
        { name: 'RouteFiles', stage: Stages.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const routeFiles = filesOf(compilation)
          const script = preloadScript(routeFiles.pages, String(compilation.outputOptions.publicPath))
          const html = assets['index.html']?.source().toString()
          if (!html?.includes(MARK))
            compilation.errors.push(new compiler.webpack.WebpackError(`index.html has no ${MARK}`))
          else {
            const sheets = routeFiles.entry
              .filter((file) => file.endsWith('.css'))
              .map((file) => [file, assets[file]?.source().toString() ?? ''] as const)
            const page = withSheets(html, sheets).replace(
              MARK,
              () => `<script>${FIRST_PAINT}${FIRST_TAPS}</script><script id="first-files">${script}</script>`,
            )
            compilation.updateAsset('index.html', new sources.RawSource(page))
          }
          compilation.emitAsset(ROUTE_FILES, new sources.RawSource(JSON.stringify(routeFiles)))
        },
      )
    })
  }
}
