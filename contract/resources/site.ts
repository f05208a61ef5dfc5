import { studioPermissions } from '../permissions'
import { defineResource } from './define'

/** Classification nodes: a tree of any depth, of which a user chooses one. */
export const node = defineResource({
  permission: studioPermissions.changeNode,
  title: 'name',
  shopPage: 'node',
  fields: {
    name: { kind: 'text', min: 1, max: 60 },
    parent: { kind: 'reference', to: 'node', nullable: true },
    position: { kind: 'integer', min: 0, max: 9999, help: true },
    is_active: { kind: 'boolean', initial: true },
  },
  columns: ['name', 'parent', 'position', 'is_active'],
  search: ['name'],
  filters: ['parent', 'is_active'],
  orderings: ['position', 'name'],
  bulk: ['is_active'],
})
