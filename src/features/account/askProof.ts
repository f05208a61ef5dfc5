import { openDialog } from '@/ui/overlay/store'
import { ProofDialog } from './components/binding/ProofDialog'

/** Asks the user to show again who they are: true when they did, false when they cancelled. */
export const askProof = async (): Promise<boolean> => (await openDialog<object, boolean>(ProofDialog, {})) === true
