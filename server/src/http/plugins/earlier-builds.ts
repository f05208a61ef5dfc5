import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { messageOf } from '../../lib/error'

/** Builds before the present one that stay served, and their age at most: a page may be open for weeks. */
const EARLIER_BUILDS = 2
const MAX_AGE_MS = 30 * 86_400_000

/** Cache-Control of a file whose name has the hash of its content. */
export const FOREVER = 'public, max-age=31536000, immutable'

/** A part of a path is a name, so that no path leaves its folder. */
const SAFE_PATH = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w@~.-]+(?:\/[\w@~.-]+)*$/

/** One build of a web app, whose files have the hash of their content in their names. */
export interface Build {
  /** The app, as the folders of its builds begin. */
  readonly app: 'h5' | 'studio'
  /** Folder of the output. */
  readonly root: string
  /** Its page: another build has another one. */
  readonly html: string
  /** Hashed files, relative to the root. */
  readonly files: readonly string[]
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  )

/** Links a file where both places are on one disk, which takes no room; else copies it. */
const linkOrCopy = (from: string, to: string): Promise<void> => link(from, to).catch(() => copyFile(from, to))

/**
 * Hashed files of the present build and of those before and after it, in a folder that all processes share: a page that
 * was opened before an exchange finds its scripts afterwards, and one that a newer process sent finds them at an older
 * one.
 */
export class EarlierBuilds {
  readonly #files: ReadonlySet<string>

  private constructor(
    private readonly folder: string,
    private readonly build: Build,
    /** Folder of the present build's files. */
    private readonly ownFolder: string,
  ) {
    this.#files = new Set(build.files)
  }

  /**
   * Puts the files of a build into the shared folder, and removes what is too much or too old. Where that folder cannot
   * be written, the build is served from its output alone, and `report` says so.
   */
  static async open(folder: string | undefined, build: Build, report: (line: string) => void): Promise<EarlierBuilds> {
    if (folder === undefined) return new EarlierBuilds('', build, build.root)
    try {
      const ownFolder = await keepBuild(folder, build)
      await removeOldBuilds(folder, build.app, ownFolder)
      return new EarlierBuilds(folder, build, ownFolder)
    } catch (error) {
      report(`files of earlier builds cannot be kept in ${folder}: ${messageOf(error)}`)
      return new EarlierBuilds(folder, build, build.root)
    }
  }

  /** Returns the folder that has a hashed file, of whichever build; null if none has. */
  async folderOf(file: string): Promise<string | null> {
    if (this.#files.has(file)) return this.ownFolder
    if (this.folder === '' || !SAFE_PATH.test(file)) return null
    for (const name of await buildsOf(this.folder, this.build.app))
      if (await isFile(join(this.folder, name, file))) return join(this.folder, name)
    return null
  }
}

/** Returns the names of an app's builds in the shared folder. */
async function buildsOf(folder: string, app: Build['app']): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => new RegExp(`^${app}-[0-9a-f]{16}$`).test(name))
}

/** Puts the files of a build into the shared folder, whole or not at all, and returns their place. */
async function keepBuild(folder: string, { app, root, html, files }: Build): Promise<string> {
  const place = join(folder, `${app}-${createHash('sha256').update(html).digest('hex').slice(0, 16)}`)
  if (!(await stat(place).catch(() => null))) {
    const work = `${place}.${process.pid}`
    for (const parent of new Set(files.map(dirname))) await mkdir(join(work, parent), { recursive: true })
    await Promise.all(files.map((file) => linkOrCopy(join(root, file), join(work, file))))
    // Another process may have been faster with the same files.
    await rename(work, place).catch(() => rm(work, { recursive: true, force: true }))
  }
  // The age counts from the last start.
  const now = new Date()
  await utimes(place, now, now)
  return place
}

async function removeOldBuilds(folder: string, app: Build['app'], ownFolder: string): Promise<void> {
  const others = (await buildsOf(folder, app)).map((name) => join(folder, name)).filter((place) => place !== ownFolder)
  const dated = await Promise.all(
    others.map(async (place) => ({ place, usedAt: (await stat(place).catch(() => ({ mtimeMs: 0 }))).mtimeMs })),
  )
  const youngestFirst = dated.sort((one, other) => other.usedAt - one.usedAt)
  const since = Date.now() - MAX_AGE_MS
  for (const [index, { place, usedAt }] of youngestFirst.entries())
    if (index >= EARLIER_BUILDS || usedAt < since) await rm(place, { recursive: true, force: true })
}
