import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { EmbedContext, type EmbedSlots } from '@/ui/display/embeds'

const formPart = () => import('@/features/forms/components/FormEmbed').then((module) => module.FormEmbed)
const votePart = () => import('@/features/forms/components/VoteEmbed').then((module) => module.VoteEmbed)

/**
 * A part of the app that is loaded when it is first shown: on the web most texts have no form in them. Null until it is
 * there; one that cannot be loaded is left out without a word, like one whose data does not come (spec 8).
 */
function usePart<P>(load: () => Promise<ComponentType<P>>): ComponentType<P> | null {
  const [part, setPart] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    let isUnmounted = false
    load().then(
      (component) => {
        if (!isUnmounted) setPart(() => component)
      },
      () => {},
    )
    return () => {
      isUnmounted = true
    }
  }, [load])
  return part
}

function FormSlot({ slug }: { readonly slug: string }) {
  const Part = usePart(formPart)
  return Part ? <Part slug={slug} /> : null
}

function VoteSlot({ id }: { readonly id: string }) {
  const Part = usePart(votePart)
  return Part ? <Part id={id} /> : null
}

const slots: EmbedSlots = { form: FormSlot, vote: VoteSlot }

/** Lets the rich texts within hold forms and votes. For screens outside the main package, which cannot carry them. */
export function Embeds({ children }: { readonly children: ReactNode }) {
  return <EmbedContext.Provider value={slots}>{children}</EmbedContext.Provider>
}
