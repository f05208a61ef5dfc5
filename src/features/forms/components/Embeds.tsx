import type { ReactNode } from 'react'
import { usePart } from '@/shared/screen/usePart'
import { EmbedContext, type EmbedSlots } from '@/ui/display/embeds'

const formPart = () => import('@/features/forms/components/FormEmbed').then((module) => module.FormEmbed)
const votePart = () => import('@/features/forms/components/VoteEmbed').then((module) => module.VoteEmbed)

function FormSlot({ slug }: { readonly slug: string }) {
  const Part = usePart(formPart, true)
  return Part ? <Part slug={slug} /> : null
}

function VoteSlot({ id }: { readonly id: string }) {
  const Part = usePart(votePart, true)
  return Part ? <Part id={id} /> : null
}

const slots: EmbedSlots = { form: FormSlot, vote: VoteSlot }

/** Lets the rich texts within hold forms and votes. For screens outside the main package, which cannot carry them. */
export function Embeds({ children }: { readonly children: ReactNode }) {
  return <EmbedContext.Provider value={slots}>{children}</EmbedContext.Provider>
}
