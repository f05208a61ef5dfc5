import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Words that an input method composes, as of pinyin: they are no text yet, so nothing searches for them. One place
 * listens for all fields, those of antd, too.
 */
let composingField: EventTarget | null = null
const listeners = new Set<() => void>()

function setField(field: EventTarget | null): void {
  composingField = field
  for (const listener of listeners) listener()
}

/**
 * The key code of an Enter that chooses a word: Safari sends it behind the end of the composition, where antd takes it
 * for one.
 */
const CHOOSING = 229

/**
 * Begins to listen; an Enter that chooses a word in a field reaches no part of the page. Editors of rich text have
 * rules of their own.
 */
export function watchComposition(): () => void {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  document.addEventListener('compositionstart', ({ target }) => setField(target), options)
  document.addEventListener('compositionend', () => setField(null), options)
  // A field that goes with its dialog ends no word.
  document.addEventListener(
    'focusin',
    ({ target }) => composingField && target !== composingField && setField(null),
    options,
  )
  const onKey = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
    if (isField && event.key === 'Enter' && (event.isComposing || event.keyCode === CHOOSING)) event.stopPropagation()
  }
  document.addEventListener('keydown', onKey, options)
  return () => stop.abort()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns a text to search for as it is typed, without what an input method still composes. */
export function useTypedText(text: string): string {
  const isComposing = useSyncExternalStore(subscribe, () => composingField !== null)
  const [typedText, setTypedText] = useState(text)
  useEffect(() => {
    if (!isComposing) setTypedText(text)
  }, [isComposing, text])
  return useDeferredValue(typedText)
}
