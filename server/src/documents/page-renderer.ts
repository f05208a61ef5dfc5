import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FirstPage, RenderInput, ServerRender } from '@storefront/contract/first-page'
import type { FastifyBaseLogger } from 'fastify'

/** Folder for the server in the web app's build, relative to the output; none of it is served. */
export const SERVER_FOLDER = 'server/'
const BUNDLE = `${SERVER_FOLDER}render.cjs`
/** Name of the list of files that each page loads. */
const FILES = 'route-files.json'

/** Every site loads the files from the one place. */
const addressOf = (file: string): string => `/mobile/${file}`

interface RouteFiles {
  readonly entry: readonly string[]
  readonly pages: Readonly<Record<string, readonly string[]>>
}

/** A page as the web app's own components render it. */
export interface RenderedScreen {
  /** HTML of the element that the app renders into. */
  readonly html: string
  readonly firstPage: FirstPage
  /** Sheets of the screen, as elements of the head that the app's loader knows again. */
  readonly styles: string
  /** Sheets that `styles` takes the place of, by their paths in the output. */
  readonly sheets: readonly string[]
  /** Addresses of the screen's own scripts. */
  readonly scripts: readonly string[]
}

/** Files of a screen, from the build. */
type ScreenFiles = Pick<RenderedScreen, 'styles' | 'sheets' | 'scripts'>

const NO_FILES: ScreenFiles = { styles: '', sheets: [], scripts: [] }

/**
 * Renders screens by the web app's own components. Without the bundle, or where rendering throws, the page is as it was
 * without: the client renders it. That is logged with the number of such failures since the start.
 */
export class PageRenderer {
  #failures = 0

  private constructor(
    private readonly bundle: ServerRender,
    private readonly files: ReadonlyMap<string, ScreenFiles>,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** @param root the output of the web app's build; null where that has no bundle */
  static async load(root: string, log: FastifyBaseLogger): Promise<PageRenderer | null> {
    const file = join(root, BUNDLE)
    if (!existsSync(file)) return null
    return new PageRenderer(createRequire(file)(file) as ServerRender, await readFiles(root), log)
  }

  /** The screen of an address; null for one that is not rendered here, or that could not be. */
  render(input: RenderInput): RenderedScreen | null {
    try {
      const rendering = this.bundle.render(input)
      if (!rendering) return null
      const { html, firstPage, page } = rendering
      return { html, firstPage, ...(this.files.get(page) ?? NO_FILES) }
    } catch (error) {
      this.#failures += 1
      this.log.error(
        { err: error, path: input.path, failures: this.#failures },
        'a page could not be rendered at the server',
      )
      return null
    }
  }
}

/**
 * Reads the list of files of each page. Its sheets are inlined: the first paint waits for no other file. The app's
 * loader knows them by `data-href`.
 */
async function readFiles(root: string): Promise<Map<string, ScreenFiles>> {
  if (!existsSync(join(root, FILES))) return new Map()
  const { entry, pages } = JSON.parse(await readFile(join(root, FILES), 'utf8')) as RouteFiles
  const cssOf = (file: string) => readFile(join(root, file), 'utf8')
  const filesOf = async (files: readonly string[]): Promise<ScreenFiles> => {
    const sheets = [...entry, ...files].filter((file) => file.endsWith('.css'))
    const texts = await Promise.all(
      sheets.map(async (file) => `<style data-href="${addressOf(file)}">${await cssOf(file)}</style>`),
    )
    return { styles: texts.join(''), sheets, scripts: files.filter((file) => file.endsWith('.js')).map(addressOf) }
  }
  return new Map(
    await Promise.all(Object.entries(pages).map(async ([page, files]) => [page, await filesOf(files)] as const)),
  )
}
