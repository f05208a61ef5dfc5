import type { DocumentState, ModuleDocument, PageDocument } from './types'

/** A document by module id. */
export function normalize({ title, settings, modules }: PageDocument): DocumentState {
  return {
    title,
    settings,
    order: modules.map(({ id }) => id),
    modules: Object.fromEntries(modules.map((module) => [module.id, module])),
  }
}

/** A document as it is saved. */
export function denormalize({ title, settings, order, modules }: DocumentState): PageDocument {
  return {
    title,
    settings,
    modules: order.flatMap((id): readonly ModuleDocument[] => {
      const module = modules[id]
      return module ? [module] : []
    }),
  }
}
