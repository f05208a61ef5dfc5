import { VARIANT_FIRST_EMIT_MS } from '@storefront/contract/constants'
import { type VariantChoice, variantFor } from '@storefront/contract/domain/catalog/variant'
import type { Variant } from '@storefront/contract/entities/catalog/product'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { boundQuantity, type Choice, chooseValue, firstChoice } from './variant-choice'

/** The public part of the choice: the variant named so far, and the quantity. */
export interface EmittedChoice<V = Variant> {
  readonly variant: V | null
  readonly quantity: number
}

export interface VariantControl<V = Variant> {
  readonly choice: Choice
  readonly variant: V | null
  /** The buyer has chosen, not the preset. */
  readonly isPicked: boolean
  readonly choose: (name: string, value: string) => void
  readonly setQuantity: (quantity: number) => void
  /** Puts a remembered choice back, e.g. after login. */
  readonly restore: (variantId: number | null, quantity: number) => void
}

/**
 * State of a variant selector. `onChange` receives the preset first selection only after 500 ms (spec 9), so that it
 * does not override a buyer who picks at once; picks are reported at once.
 */
export function useVariantChoice<V extends VariantChoice>(
  variants: readonly V[],
  onChange: (choice: EmittedChoice<V>) => void,
): VariantControl<V> {
  const [choice, setChoice] = useState<Choice>(() => firstChoice(variants))
  const hasPicked = useRef(false)
  const latest = useRef(onChange)
  latest.current = onChange

  const emit = useCallback(
    (next: Choice) => latest.current({ variant: variantFor(variants, next.selection), quantity: next.quantity }),
    [variants],
  )

  const change = useCallback(
    (next: Choice) => {
      hasPicked.current = true
      setChoice(next)
      emit(next)
    },
    [emit],
  )

  useEffect(() => {
    const timer = setTimeout(() => {
      // Nobody waits for it: the whole product is drawn again in slices.
      if (!hasPicked.current) startTransition(() => emit(firstChoice(variants)))
    }, VARIANT_FIRST_EMIT_MS)
    return () => clearTimeout(timer)
  }, [variants, emit])

  return useMemo(() => {
    const variant = variantFor(variants, choice.selection)
    return {
      choice,
      variant,
      isPicked: hasPicked.current,
      choose: (name, value) => change(chooseValue(variants, choice, name, value)),
      setQuantity: (quantity) => change({ ...choice, quantity: boundQuantity(quantity, variant) }),
      restore: (variantId, quantity) => {
        const knownVariant = variants.find(({ id }) => id === variantId)
        if (!knownVariant) return
        const selection = Object.fromEntries(
          knownVariant.attribute_values.map(({ attribute, value }) => [attribute.name, value]),
        )
        change({ selection, quantity: boundQuantity(quantity, knownVariant) })
      },
    }
  }, [variants, choice, change])
}
