import { type Static, Type } from '@sinclair/typebox'
import { Id } from '../common'

/** A person whom the user buys or books for. */
export const Contact = Type.Object({ id: Id, name: Type.String(), mobile: Type.String() })
export type Contact = Static<typeof Contact>

/** A bank that the site knows. */
export const Bank = Type.Object({ code: Type.String(), name: Type.String() })
export type Bank = Static<typeof Bank>

/** A stored bank card; its full number is never sent. */
export const BankCard = Type.Object({ id: Id, bank: Bank, holder: Type.String(), number: Type.String() })
export type BankCard = Static<typeof BankCard>
