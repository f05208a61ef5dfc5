import { createStore } from 'zustand/vanilla'
import { call } from '../../calls/call'
import { trackLoading } from './loading'
import type { PictureAttributes } from './pending-picture'
import type { LossReason, PastedPicture, PicturePlace, PictureSource } from './read-pictures'

/** A picture that did not come, and why: one of our reasons, or the server's words. */
export interface Loss {
  readonly place: PicturePlace
  readonly reason: LossReason | { readonly text: string }
}

export interface LoadState {
  readonly total: number
  readonly done: number
  readonly losses: readonly Loss[]
  /** The parts of the text itself that were left out, by names. */
  readonly omissions: readonly string[]
}

const AT_ONCE = 3
const IDLE: LoadState = { total: 0, done: 0, losses: [], omissions: [] }

/** As a reader comes upon them, whichever failed first. */
const inOrder = (losses: readonly Loss[]): Loss[] =>
  [...losses].sort((one, other) => one.place.number - other.place.number)

const requestPicture = (source: PictureSource) =>
  'url' in source
    ? call('POST /studio/upload/address/', { body: { url: source.url } })
    : call('POST /studio/upload/', { file: source.blob })

export type PictureLoader = ReturnType<typeof createPictureLoader>

/**
 * Loads the pictures of a field: those of the web by the server, those of the device by an upload. An address that
 * stands in several places is asked for once.
 * @param onChange is called when a picture came or will not come
 */
export function createPictureLoader(onChange: () => void) {
  const state = createStore<LoadState>(() => IDLE)
  const results = new Map<string, PictureAttributes | null | undefined>()
  const byUrl = new Map<string, ReturnType<typeof requestPicture>>()

  function request(source: PictureSource) {
    if (!('url' in source)) return requestPicture(source)
    const reply = byUrl.get(source.url) ?? requestPicture(source)
    byUrl.set(source.url, reply)
    // One that failed is asked for again by the next paste.
    reply.catch(() => byUrl.delete(source.url))
    return reply
  }

  async function load({ id, source, alt, place }: PastedPicture): Promise<boolean> {
    let result: PictureAttributes | null = null
    try {
      const { full, width, height } = await request(source)
      result = { src: full, alt, width, height }
    } catch (error) {
      state.setState(({ losses }) => ({
        losses: inOrder([...losses, { place, reason: { text: (error as Error).message } }]),
      }))
    }
    results.set(id, result)
    state.setState(({ done }) => ({ done: done + 1 }))
    onChange()
    return result !== null
  }

  async function loadAll(pictures: readonly PastedPicture[]): Promise<boolean> {
    const rest = [...pictures]
    let isWhole = true
    const work = async () => {
      for (let picture = rest.shift(); picture; picture = rest.shift()) isWhole = (await load(picture)) && isWhole
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return isWhole
  }

  return {
    state,
    /**
     * Returns the result of a picture: null if it will not come, undefined while it is loading. A mark of an unknown
     * picture will not come.
     */
    resultOf: (id: string) => (results.has(id) ? results.get(id) : null),
    /** Starts to load; the counts start again if nothing is loading. */
    start(
      pictures: readonly PastedPicture[],
      losses: readonly Loss[] = [],
      omissions: readonly string[] = [],
    ): Promise<boolean> {
      for (const { id } of pictures) results.set(id, undefined)
      state.setState((now) =>
        now.done < now.total
          ? {
              total: now.total + pictures.length,
              losses: [...now.losses, ...losses],
              omissions: [...new Set([...now.omissions, ...omissions])],
            }
          : { total: pictures.length, done: 0, losses, omissions },
      )
      const loaded = loadAll(pictures)
      if (pictures.length > 0) trackLoading(loaded)
      return loaded
    },
    clearNotice: () => state.setState({ losses: [], omissions: [] }),
  }
}
