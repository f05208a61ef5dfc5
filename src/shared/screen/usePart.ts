import { type ComponentType, useEffect, useState } from 'react'

/**
 * Returns a part of the app that is loaded when it is first shown, such as the forms that most screens on the web go
 * without. Null until it is there.
 * @param load always the same function
 * @param isOptional one that cannot be loaded is left out without a word, like one whose data does not come (spec 8);
 * any other one fails its screen, which offers to try again
 */
export function usePart<P>(load: () => Promise<ComponentType<P>>, isOptional = false): ComponentType<P> | null {
  const [part, setPart] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    let isUnmounted = false
    load().then(
      (component) => {
        if (!isUnmounted) setPart(() => component)
      },
      (error: unknown) => {
        if (isUnmounted || isOptional) return
        // Thrown while it is rendered, so that the screen's error boundary gets it.
        setPart(() => {
          throw error
        })
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [load, isOptional])
  return part
}
