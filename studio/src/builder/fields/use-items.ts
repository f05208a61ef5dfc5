import type { FieldProps } from './control-table'
import { beginningOf } from './schema'
import { useField } from './scope'

/** The objects of a list, and the operations on it. */
export function useItems({ path, schema, isRequired }: FieldProps) {
  const [items = [], set] = useField<Record<string, unknown>[]>(path)
  return {
    items,
    add: () => set([...items, beginningOf(schema.items ?? {}) as Record<string, unknown>]),
    remove: (index: number) =>
      set(items.length === 1 && !isRequired ? undefined : items.filter((_, other) => other !== index)),
    move: (index: number, place: number) => {
      const others = items.filter((_, other) => other !== index)
      set([...others.slice(0, place), ...items.slice(index, index + 1), ...others.slice(place)])
    },
  }
}
