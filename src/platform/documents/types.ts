import type { Result } from '@/platform/result'

export interface Documents {
  /**
   * Hands a file to the visitor: browsers download it, mini-programs show it. `unsupported` where this place can
   * neither.
   */
  open(address: string, name: string): Promise<Result<object>>
}
