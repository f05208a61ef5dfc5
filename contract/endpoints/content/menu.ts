import { Type } from '@sinclair/typebox'
import { Menu } from '../../entities/content/menu'
import { endpoint } from '../define'

/** Menus of a site, which staff edit as a resource (contract/resources). */
export const menuEndpoints = {
  menu: endpoint({
    method: 'GET',
    path: '/mpage/menu/{slug}/',
    summary: 'A menu that is on, by its slug, with its items and those below them',
    params: Type.Object({ slug: Type.String({ maxLength: 60 }) }),
    reply: Menu,
    errors: ['notFound'],
    auth: 'any',
  }),
}
