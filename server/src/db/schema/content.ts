import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, integer, json, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, money, ref, rowId, tenantId } from './columns'

/** A page built of modules; the one with slug `index` is the home page. */
export const page = pgTable(
  'page',
  {
    tenantId: tenantId(),
    id: rowId(),
    slug: text().notNull(),
    title: text().notNull(),
    isActive: boolean().notNull().default(true),
    /** For users alone: a visitor sees the modules of the page `guide` instead. */
    loginRequired: boolean().notNull().default(false),
    /** Counts the writes of its editors: each names the one that it read (domains/studio/page). */
    editVersion: integer().notNull().default(1),
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Out of the lists and off, until it is restored. */
    deletedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.slug)],
)

/**
 * One module of a page. In a stored config a picture is written `{ "$image": <image id> }` at any depth;
 * reading turns it into a contract Image (a missing one drops the list item that holds it).
 */
export const pageModule = pgTable(
  'page_module',
  {
    tenantId: tenantId(),
    id: rowId(),
    pageId: ref().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    /** contract/modules; an unknown type passes through. */
    moduleType: text().notNull(),
    style: text().notNull().default(''),
    /** The version `config` was written for; older ones are migrated when read. */
    version: integer().notNull().default(1),
    config: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Stays on the page for its editors, and is shown to nobody. */
    isHidden: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** A part of a composed page (spec 3, subpage): a page of its own, shown under `title`. */
export const pageSubpage = pgTable(
  'page_subpage',
  {
    tenantId: tenantId(),
    pageId: ref().notNull(),
    subpageId: ref().notNull(),
    title: text().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.pageId, t.subpageId] })],
)

/** A list of links under an address of its own. */
export const menu = pgTable(
  'menu',
  {
    tenantId: tenantId(),
    id: rowId(),
    slug: text().notNull(),
    title: text().notNull(),
    isActive: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.slug)],
)

/** A link of a menu; with `is_sub` it stands below the last one before it that has it not. */
export const menuItem = pgTable(
  'menu_item',
  {
    tenantId: tenantId(),
    id: rowId(),
    menuId: ref().notNull(),
    position: integer().notNull(),
    label: text().notNull(),
    imageId: ref(),
    link: json().$type<Record<string, unknown>>(),
    isSub: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const articleCategory = pgTable(
  'article_category',
  { tenantId: tenantId(), id: rowId(), name: text().notNull(), slug: text().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.slug)],
)

export const article = pgTable(
  'article',
  {
    tenantId: tenantId(),
    id: rowId(),
    title: text().notNull(),
    abstract: text().notNull().default(''),
    authorName: text().notNull().default(''),
    /** The author, where that is a user; others are only named. */
    userId: ref(),
    categoryId: ref(),
    mainImageId: ref(),
    publishedAt: moment().notNull(),
    hits: integer().notNull().default(0),
    /** The number of its rows in `article_like`. */
    likeCount: integer().notNull().default(0),
    /** HTML; cleaned when it is read. */
    content: text().notNull().default(''),
    tags: text().array().notNull(),
    /** The products that stand in its text; the database reads them out of it. */
    productIds: ref().array().notNull().generatedAlwaysAs(sql`products_of_html(content)`),
    /** Name and texts as search compares them (migration 0064); the database folds them. */
    searchText: text().notNull().generatedAlwaysAs(sql`search_text(title, abstract || ' ' || author_name)`),
    isActive: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const articleLike = pgTable(
  'article_like',
  { tenantId: tenantId(), articleId: ref().notNull(), userId: ref().notNull(), createdAt: moment().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.articleId, t.userId] })],
)

export const event = pgTable(
  'event',
  {
    tenantId: tenantId(),
    id: rowId(),
    name: text().notNull(),
    abstract: text().notNull().default(''),
    address: text().notNull().default(''),
    venue: text().notNull().default(''),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
    isAllDay: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    mainImageId: ref(),
    /** Seats in all; null is unlimited. */
    seatsExpected: integer(),
    /** Seats left; null is unlimited. */
    seatsAvailable: integer(),
    /** In the address; null has none. */
    slug: text(),
    /** The zone that its times are shown in; null is its site's. */
    zone: text(),
    /** Degrees. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Whether a price of nothing is said. */
    showFreePrice: boolean().notNull().default(true),
    /** HTML; cleaned when it is read. */
    description: text().notNull().default(''),
    organizer: text().notNull().default(''),
    contactName: text().notNull().default(''),
    contactPhone: text().notNull().default(''),
    /** Name and texts as search compares them (migration 0064); the database folds them. */
    searchText: text().notNull().generatedAlwaysAs(sql`search_text(name, abstract || ' ' || address || ' ' || venue)`),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** A type of ticket of an event. */
export const eventTicket = pgTable(
  'event_ticket',
  {
    tenantId: tenantId(),
    id: rowId(),
    eventId: ref().notNull(),
    name: text().notNull(),
    price: money().notNull(),
    /** Tickets left of `quota`; null is unlimited, as the quota is then. */
    inventory: integer(),
    position: integer().notNull().default(0),
    description: text().notNull().default(''),
    quota: integer(),
    isActive: boolean().notNull().default(true),
    /** Null is at once, and until the end of the event. */
    saleStart: moment(),
    saleEnd: moment(),
    /** Of one order; null is what is common. */
    minQuantity: integer().notNull().default(1),
    maxQuantity: integer(),
    /** Hides the type from those who do not know it. */
    accessCode: text(),
    /** How often a ticket lets in. */
    uses: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** Number of changes of a site's content (server/src/http/call/content-version). */
export const contentVersion = pgTable(
  'content_version',
  { tenantId: tenantId(), version: integer().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId] })],
)
