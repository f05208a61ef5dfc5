/**
 * Stands in for zustand's hooks in the bundle of the server (scripts/build/server-render.mjs): there a store's state is
 * set for each page, where zustand's own hooks would render the state with which it was created.
 */
import { createStore, type StateCreator, type StoreApi } from 'zustand/vanilla'

type Select<T, U> = (state: T) => U

const selectFrom =
  <T>({ getState }: StoreApi<T>) =>
  <U = T>(select: Select<T, U> = (state) => state as unknown as U): U =>
    select(getState())

function bind<T>(creator: StateCreator<T>) {
  const api = createStore(creator)
  return Object.assign(selectFrom(api), api)
}

/** As zustand's: with the creator, or curried. */
export const create = <T>(creator?: StateCreator<T>) => (creator ? bind(creator) : bind<T>)
