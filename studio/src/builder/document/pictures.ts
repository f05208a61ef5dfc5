import type { Image } from '@storefront/contract/entities/common'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** A picture in a config: the id of one of the site's pictures. */
export interface PictureRef {
  readonly $image: number
}

/** The id of a picture that a value refers to; null for anything else. */
export const pictureIdOf = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && '$image' in value && Number.isSafeInteger(value.$image)
    ? Number(value.$image)
    : null

/** The ids of all pictures that a value refers to, at any depth. */
export function pictureIdsIn(value: unknown): number[] {
  const id = pictureIdOf(value)
  if (id !== null) return [id]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pictureIdsIn) : []
}

export type PictureStore = StoreApi<Readonly<Record<number, Image>>>

/** Creates the store of the pictures to which documents refer, by id. It only grows: undo brings references back. */
export const createPictureStore = (): PictureStore => createStore(() => ({}))

/** Remembers pictures that came with a document or an upload. */
export const addPictures = (
  store: PictureStore,
  pictures: readonly { readonly id: number; readonly image: Image }[],
): void => store.setState(Object.fromEntries(pictures.map(({ id, image }) => [id, image])))

export const PicturesContext = createContext<PictureStore>(createPictureStore())

/** The picture of a value: a reference, or a picture that was stored as it is; undefined for none. */
export function usePicture(value: PictureRef | Image | undefined): Image | undefined {
  const picture = useStore(useContext(PicturesContext), (pictures) =>
    value && '$image' in value ? pictures[value.$image] : value,
  )
  return picture?.full ? picture : undefined
}
