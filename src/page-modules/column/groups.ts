import { recordsOf, textOf } from '../read'
import type { ModuleConfig } from '../types'

const titlesOf = (value: unknown): readonly string[] => recordsOf(value).map(({ title }) => textOf(title))

/** Titles of a list's groups (contract/modules, ListConfig). */
export const listGroups = (config: ModuleConfig): readonly string[] => titlesOf(config.groups)

/** Titles of an article column's categories or tags (contract/modules, ArticleColumnConfig). */
export const columnGroups = (config: ModuleConfig): readonly string[] => titlesOf(config.items)
