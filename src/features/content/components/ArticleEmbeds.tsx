import { type ReactNode, useMemo } from 'react'
import { EmbedContext, useEmbeds } from '@/ui/display/embeds'
import { ProductEmbed } from './ProductEmbed'

/** Lets the rich texts within hold products, beside what they can hold already. */
export function ArticleEmbeds({ children }: { readonly children: ReactNode }) {
  const embeds = useEmbeds()
  const slots = useMemo(() => ({ ...embeds, product: ProductEmbed }), [embeds])
  return <EmbedContext.Provider value={slots}>{children}</EmbedContext.Provider>
}
