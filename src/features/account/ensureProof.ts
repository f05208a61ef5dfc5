import { accountApi } from '@/services/api/account'
import { showError } from '@/services/error-handler'
import { awaitProof } from '@/services/proof'
import { askProof } from './askProof'

/**
 * Asks the user to show who they are, unless they did lately: before a form that would be refused after it was filled
 * in.
 */
export async function ensureProof(): Promise<boolean> {
  try {
    return (await accountApi.freshState()).is_fresh || (await awaitProof(askProof))
  } catch (error) {
    showError(error)
    return false
  }
}
