import type { Connection } from '../core/database.types'
import { APP_ROLE } from './connection'
import { sqlState } from './sql-state'

/** Names of roles that statements may hold as they are. */
export const ROLE_PATTERN = '^[a-z_][a-z0-9_]{0,62}$'

/** A login lacks a right; the message says which statements give it. */
export class RightsError extends Error {}

const FORBIDDEN = '42501'
/** Another process did the same: roles belong to all databases of a server. */
const DONE_BY_OTHERS = ['42710', '23505']

/** Returns a text of a migration for the role that the application works as. */
export const forAppRole = (sql: string, appRole: string): string => sql.replaceAll(APP_ROLE, appRole)

/** Runs a statement of a transaction, which goes on; null when the login may not run it. */
async function execIfAllowed(connection: Connection, sql: string): Promise<true | null> {
  await connection.exec('savepoint attempt')
  try {
    await connection.exec(sql)
    return true
  } catch (error) {
    const state = sqlState(error)
    const isDone = DONE_BY_OTHERS.includes(state)
    if (state !== FORBIDDEN && !isDone) throw error
    await connection.exec('rollback to savepoint attempt')
    return isDone || null
  }
}

/**
 * Ensures that the role of the application exists and the login may work as it: an administrator made it, or the login
 * makes it if it may. @throws RightsError
 */
export async function ensureAppRole(connection: Connection, appRole: string): Promise<void> {
  const [row] = await connection.rows<{ login: string; exists: boolean; is_member: boolean }>(
    `select current_user::text as login, r.oid is not null as exists, coalesce(pg_has_role(r.oid, 'member'), false) as is_member
      from (select 1) one left join pg_roles r on r.rolname = $1`,
    [appRole],
  )
  if (!row || row.is_member) return
  const grant = `grant ${appRole} to "${row.login}"`
  const isThere = row.exists || (await execIfAllowed(connection, `create role ${appRole} nologin`))
  if (isThere && (await execIfAllowed(connection, grant))) return
  const remedy = row.exists ? grant : `create role ${appRole} nologin; ${grant}`
  throw new RightsError(`${row.login} may not work as ${appRole}. An administrator of the database runs: ${remedy}`)
}

const HAS_RIGHTS = `select to_regclass('app_right') is not null as exists`

/** Rights of a role on tables and on columns, as the catalogue has them. */
const GRANTED = `select c.relname::text as table_name, '' as column_name, a.privilege_type as privilege
    from pg_class c, aclexplode(c.relacl) a
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.grantee = to_regrole($1)::oid
  union all
  select c.relname::text, t.attname::text, a.privilege_type
    from pg_class c join pg_attribute t on t.attrelid = c.oid, aclexplode(t.attacl) a
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.grantee = to_regrole($1)::oid`

/** Notes the rights that the migrations gave to the application's role, in the transaction of the caller. */
export async function noteAppRights(connection: Connection, appRole: string): Promise<void> {
  const [table] = await connection.rows<{ exists: boolean }>(HAS_RIGHTS)
  if (!table?.exists) return
  await connection.exec('delete from app_right')
  await connection.rows(`insert into app_right (table_name, column_name, privilege) ${GRANTED}`, [appRole])
}

const MISSING = `select table_name, privilege, string_agg(format('%I', column_name), ', ') filter (where column_name <> '') as columns
  from (select table_name, column_name, privilege from app_right where to_regclass(format('%I', table_name)) is not null
    except (${GRANTED})) r
  group by table_name, privilege, column_name = ''`

/**
 * Gives the application's role what a database that came from elsewhere notes of its rights. Only the owner may.
 * @returns how many statements it took
 */
export async function restoreAppRights(connection: Connection, appRole: string): Promise<number> {
  const [table] = await connection.rows<{ exists: boolean }>(HAS_RIGHTS)
  if (!table?.exists) return 0
  const missing = await connection.rows<{ table_name: string; privilege: string; columns: string | null }>(MISSING, [
    appRole,
  ])
  if (missing.length === 0) return 0
  const [row] = await connection.rows<{ schema: string }>("select format('%I', current_schema()) as schema")
  const grants = missing.map(
    ({ table_name, privilege, columns }) =>
      `grant ${privilege}${columns === null ? '' : ` (${columns})`} on "${table_name}" to ${appRole};`,
  )
  const usage = `grant usage on schema ${row?.schema} to ${appRole};`
  if (!(await execIfAllowed(connection, [usage, ...grants].join('\n'))))
    throw new RightsError(
      `${appRole} lacks rights that only the owner of the tables gives: run the migration as the owner.`,
    )
  return missing.length
}

/**
 * Checks that the login sees the rows of all tenants: a database whose rows are hidden looks like an empty one, which
 * the start would fill with the demo. @throws RightsError
 */
export async function requireAllRows(connection: Connection): Promise<void> {
  const [row] = await connection.rows<{ login: string; owner: string; is_filtered: boolean }>(
    `select current_user::text as login, pg_get_userbyid(relowner)::text as owner, row_security_active(oid) as is_filtered
      from pg_class where oid = to_regclass('tenant')`,
  )
  if (row?.is_filtered)
    throw new RightsError(
      `${row.login} sees no rows of the database, whose tables ${row.owner} owns. Connect as ${row.owner}, or an administrator of the database runs: alter role "${row.login}" bypassrls`,
    )
}
