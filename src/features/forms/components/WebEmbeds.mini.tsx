import type { ReactNode } from 'react'

/** The package of these screens carries no forms: a card leads to them. */
export const WebEmbeds = ({ children }: { readonly children: ReactNode }) => <>{children}</>
