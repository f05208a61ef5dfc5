// Written by "npm run tables" from the migrated database; test/server/base/database compares the two.
import type { NarrowColumns } from './narrow-columns'

/** A row of each table as the driver gives it, by the names of SQL. */
export interface Tables {
  /** A person at one tenant. `mobile` is null until bound. */
  account: {
    tenant_id: number
    id: number
    uuid: string
    /** Short public id, base 36. */
    auid: string
    name: string
    avatar_id: number | null
    mobile: string | null
    language: string | null
    /** The classification node that the user chose. */
    node: number | null
    /** Staff permissions (contract/permissions); `*` is the owner's. */
    perms: string[]
    created_at: string
    /** '' until it is given. */
    email: string
    /** YYYY-MM-DD. */
    birthday: string | null
    /** Follows the site's WeChat account. */
    is_follow: boolean
    /** Until then the user cannot write. */
    muted_until: string | null
    /** A name that waits for its moderation. */
    pending_name: string | null
    /** When the user looked at the answers to their comments last. */
    replies_read_at: string | null
    removal_requested_at: string | null
    /** When the account is removed, unless that is taken back. */
    removal_at: string | null
    removed_at: string | null
    /** A picture that waits for its moderation. */
    pending_avatar_id: number | null
    /** Minor units that were paid and did not go back; null until its job has summed them up. */
    spent: number | null
  }
  account_follow: {
    tenant_id: number
    follower_id: number
    followee_id: number
    created_at: string
  }
  app_right: {
    table_name: string
    column_name: string
    privilege: string
  }
  article: {
    tenant_id: number
    id: number
    title: string
    abstract: string
    author_name: string
    category_id: number | null
    main_image_id: number | null
    published_at: string
    hits: number
    /** The number of its rows in `article_like`. */
    like_count: number
    /** HTML; cleaned when it is read. */
    content: string
    tags: string[]
    is_active: boolean
    /** The products that stand in its text; the database reads them out of it. */
    product_ids: number[]
    /** The author, where that is a user; others are only named. */
    user_id: number | null
    /** Name and texts as search compares them (migration 0064); the database folds them. */
    search_text: string
    translations: NarrowColumns['article.translations']
    translated_in: string[]
  }
  article_category: {
    tenant_id: number
    id: number
    name: string
    slug: string
    translations: NarrowColumns['article_category.translations']
    translated_in: string[]
  }
  article_like: {
    tenant_id: number
    article_id: number
    user_id: number
    created_at: string
  }
  /** An action in the studio; written in the transaction of the change, and never changed. */
  audit_log: {
    tenant_id: number
    id: number
    actor_id: number
    /** The session's row, which may be over. */
    session_id: number | null
    action: string
    /** Kind of the changed item, e.g. `product`, and its key. */
    kind: string
    item: string
    /** The changed fields alone, secrets masked. */
    before: NarrowColumns['audit_log.before'] | null
    after: NarrowColumns['audit_log.after'] | null
    request_id: string
    at: string
  }
  /** A user who wants a product that is sold out. */
  back_in_stock_subscription: {
    tenant_id: number
    id: number
    user_id: number
    product_id: number
    name: string
    mobile: string
    quantity: number
    status: NarrowColumns['back_in_stock_subscription.status']
    created_at: string
    /** When stock came for this one. */
    notified_at: string | null
  }
  /** One row per status change of a back-in-stock subscription. */
  back_in_stock_subscription_log: {
    tenant_id: number
    id: number
    subscription_id: number
    action: NarrowColumns['back_in_stock_subscription_log.action']
    from_status: NarrowColumns['back_in_stock_subscription_log.from_status']
    to_status: NarrowColumns['back_in_stock_subscription_log.to_status']
    user_id: number | null
    created_at: string
  }
  /** One balance of a user: minor units of money, or coins. Changes only by domains/wallet/balance/balance. */
  balance: {
    tenant_id: number
    user_id: number
    kind: NarrowColumns['balance.kind']
    amount: number
  }
  /** The site's side of every change of a balance: the two sum up to nothing. A trigger writes it, so that no change has one side. */
  balance_posting: {
    tenant_id: number
    record_id: number
    kind: string
    account: string
    change: number
  }
  /** Why a balance changed; one thing that happened (`reason` and `ref`) changes it once. */
  balance_record: {
    tenant_id: number
    id: number
    user_id: number
    kind: NarrowColumns['balance_record.kind']
    change: number
    after: number
    reason: string
    ref: string
    created_at: string
  }
  /** One variant in one of a user's baskets. */
  basket_line: {
    tenant_id: number
    id: number
    user_id: number
    kind: NarrowColumns['basket_line.kind']
    product_id: number
    variant_id: number
    quantity: number
    is_selected: boolean
    created_at: string
    /** The voucher that it is fetched with; null outside the pickup basket. */
    holder_id: number | null
  }
  /** A slider captcha: answered once, and spent once by what it lets through. */
  captcha: {
    tenant_id: number
    /** Random; whoever knows it may answer. */
    id: string
    /** CSS pixels. */
    target_x: number
    state: NarrowColumns['captcha.state']
    expires_at: string
  }
  category: {
    tenant_id: number
    id: number
    name: string
    slug: string
    parent_id: number | null
    image_id: number | null
    position: number
    translations: NarrowColumns['category.translations']
    translated_in: string[]
  }
  /** Coins that a rule granted. The unique keys are the guards: each subject earns once, and no more a day than the rule allows. */
  coin_award: {
    tenant_id: number
    id: number
    user_id: number
    trigger: NarrowColumns['coin_award.trigger']
    ref: string
    day: string
    position: number
    diamond: number
    point: number
    charm: number
    expires_at: string | null
    state: NarrowColumns['coin_award.state']
    created_at: string
    /** Amount of the order that earned the coins, in minor units; null for other triggers. */
    base: number | null
    /** When pending coins can be spent; null was given at once. */
    matures_at: string | null
  }
  /** A device with which an account earned coins; the device is stored as a hash. */
  coin_device: {
    tenant_id: number
    device: string
    user_id: number
    created_at: string
  }
  /** Accounts that share a device or a bank card, for somebody to look at. */
  coin_flag: {
    tenant_id: number
    id: number
    kind: NarrowColumns['coin_flag.kind']
    mark: string
    status: NarrowColumns['coin_flag.status']
    user_ids: number[]
    reason: string
    actor_id: number | null
    created_at: string
    processed_at: string | null
  }
  coin_level: {
    tenant_id: number
    level: number
    name: string
    charm: number
  }
  coin_rule: {
    tenant_id: number
    trigger: NarrowColumns['coin_rule.trigger']
    is_active: boolean
    description: string
    diamond: number
    point: number
    charm: number
    per_amount: number | null
    daily_limit: number | null
    valid_days: number | null
    hold_days: number
  }
  comment_like: {
    tenant_id: number
    comment_id: number
    user_id: number
    created_at: string
  }
  /** People a user buys for. */
  contact: {
    tenant_id: number
    id: number
    user_id: number
    name: string
    mobile: string
    created_at: string
  }
  /** One a person and post: the key is the guard. */
  content_report: {
    tenant_id: number
    item_id: number
    user_id: number
    reason: NarrowColumns['content_report.reason']
    text: string
    created_at: string
  }
  /** Number of changes of a site's content (server/src/http/call/content-version). */
  content_version: {
    tenant_id: number
    version: number
  }
  /** A coupon as the shop offers it. */
  coupon: {
    tenant_id: number
    id: number
    slug: string
    type: NarrowColumns['coupon.type']
    /** Minor units for R, percents for P. */
    value: number
    label: string
    description: string
    start_at: string | null
    end_at: string | null
    /** Left to receive; null is without limit. */
    left_count: number | null
    max_per_user: number | null
    min_order: number
    category_ids: number[]
    product_id: number | null
    is_active: boolean
    /** Validity in days from its receipt; null means until its own end. */
    valid_days: number | null
    /** Whether it is taken beside a membership card. */
    with_card: boolean
  }
  /** Coupons that are received together. */
  coupon_package: {
    tenant_id: number
    id: number
    name: string
    description: string
    start_at: string | null
    end_at: string | null
    /** Left to receive; null is without limit. */
    left_count: number | null
    max_per_user: number | null
    is_active: boolean
  }
  /** A member of staff's own code of a package. */
  coupon_package_code: {
    tenant_id: number
    id: number
    package_id: number
    user_id: number
    code: string
    created_at: string
  }
  coupon_package_item: {
    tenant_id: number
    package_id: number
    coupon_id: number
    quantity: number
  }
  /** A coupon that was exchanged at the counter. */
  coupon_verification: {
    tenant_id: number
    id: number
    user_coupon_id: number
    user_id: number
    operator_id: number
    created_at: string
  }
  /** A note by a member of staff about a customer, for other staff. */
  customer_note: {
    tenant_id: number
    id: number
    user_id: number
    author_id: number
    text: string
    created_at: string
  }
  /** A file of a user's data; the key in the storage is never shown. */
  data_export: {
    tenant_id: number
    id: number
    user_id: number
    status: NarrowColumns['data_export.status']
    file_key: string | null
    created_at: string
    expires_at: string | null
  }
  /** Number of pieces of a line in a parcel. */
  delivery_line: {
    tenant_id: number
    delivery_id: number
    line_id: number
    quantity: number
  }
  /** An entry of a parcel's tracking; an empty text is replaced by the text of its kind. */
  delivery_node: {
    tenant_id: number
    id: number
    delivery_id: number
    kind: NarrowColumns['delivery_node.kind']
    text: string
    created_at: string
  }
  /** Income of a promoter by order line and level. Promoter, rate and amount are those of the order's moment; what changes afterwards is a row of its own (correction). Rows that a withdrawal paid never change. */
  dist_income: {
    tenant_id: number
    id: number
    promoter_id: number | null
    user_id: number
    kind: NarrowColumns['dist_income.kind']
    state: NarrowColumns['dist_income.state']
    level: number
    order_id: number | null
    order_number: string
    line_id: number | null
    return_id: number
    product_name: string
    base: number
    rate: number
    amount: number
    taken: number
    settles_at: string | null
    created_at: string
  }
  /** A promoter's link to something. */
  dist_link: {
    tenant_id: number
    code: string
    promoter_id: number
    type: NarrowColumns['dist_link.type']
    target_id: number
    created_at: string
  }
  /** A message of the programme to a promoter; its text is built from the kind and the stored values. */
  dist_message: {
    tenant_id: number
    id: number
    user_id: number
    kind: NarrowColumns['dist_message.kind']
    ref: string
    created_at: string
  }
  dist_rate: {
    tenant_id: number
    id: number
    scope: NarrowColumns['dist_rate.scope']
    target_id: number
    dist_kind: NarrowColumns['dist_rate.dist_kind']
    level: number
    rate: number
  }
  dist_setting: {
    tenant_id: number
    is_open: boolean
    has_second_level: boolean
    attribution_days: number
    settle_days: number
  }
  /** The last valid code by which a user came: one row a user, the newest wins. */
  dist_visit: {
    tenant_id: number
    user_id: number
    promoter_id: number
    content: string
    visited_at: string
  }
  /** A product that a distributor selected. */
  distributor_selection: {
    tenant_id: number
    user_id: number
    product_id: number
    position: number
  }
  /** Hosts that staff want, until they are proved. */
  domain_claim: {
    tenant_id: number
    host: string
    token: string
    created_at: string
    checked_at: string | null
  }
  /** A ticket or a registration that staff blocked, e.g. a stolen ticket or an expelled guest. */
  door_block: {
    tenant_id: number
    kind: NarrowColumns['door_block.kind']
    subject_id: number
    event_id: number
    is_blocked: boolean
    reason: string
    actor_id: number
    changed_at: string
  }
  /** A device that scans: when it was last heard of and what waits on it. */
  door_device: {
    tenant_id: number
    event_id: number
    id: string
    name: string
    gate_id: number | null
    user_id: number
    last_seen_at: string
    queue: number
    /** The last number that it gave a scan. */
    sequence: number
    /** Milliseconds; null without a list. */
    list_version: number | null
  }
  door_gate: {
    tenant_id: number
    id: number
    event_id: number
    list_id: number
    name: string
  }
  /** The keys that sign codes and lists (Ed25519). The newest with a private half signs; all that are not retired are valid. */
  door_key: {
    tenant_id: number
    id: number
    /** Base64url of the raw 32 bytes. */
    public_key: string
    /** PKCS#8 in base64, sealed where the server has a key for it; null in a key that was retired or came with an archive */
    private_key: string | null
    created_at: string
    /** the moment from which it proves nothing but a code without an end whose ticket is there */
    retired_at: string | null
  }
  /** A check-in list of an event: whom it lets in, when, how often, and what is asked. Its gates follow it. */
  door_list: {
    tenant_id: number
    id: number
    event_id: number
    name: string
    /** Ticket types; null is all of the event's. */
    type_ids: NarrowColumns['door_list.type_ids'] | null
    takes_registrations: boolean
    opens_at: string | null
    closes_at: string | null
    reentry: NarrowColumns['door_list.reentry']
    has_exit: boolean
    /** A door behind the entrance, which spends no use. */
    is_inner: boolean
    needs_rotating: boolean
    questions: NarrowColumns['door_list.questions']
    min_age: number | null
    attention_type_ids: NarrowColumns['door_list.attention_type_ids']
    shows_initials: boolean
    changed_at: string
  }
  /** Every scan, refused ones as well. */
  door_scan: {
    tenant_id: number
    id: number
    event_id: number
    list_id: number | null
    gate_id: number | null
    device_id: string
    /** The same nonce is the same scan. */
    nonce: string
    /** Number of a scan that the device decided without a network; a gap shows a lost scan. */
    sequence: number | null
    /** Kind of holder that the code names; null for an unknown code. */
    kind: NarrowColumns['door_scan.kind'] | null
    subject_id: number | null
    direction: NarrowColumns['door_scan.direction']
    count: number
    result: NarrowColumns['door_scan.result']
    /** Why it was refused; of an admission, why it would have been. */
    reason: NarrowColumns['door_scan.reason'] | null
    /** People let in for the first time at this list, uses of the ticket spent, and the change of the people inside. */
    uses: number
    spent: number
    inside: number
    is_offline: boolean
    override_reason: string
    answers: NarrowColumns['door_scan.answers']
    /** Reply to the scan, repeated for the same nonce. */
    reply: NarrowColumns['door_scan.reply']
    /** An admission against the rules: the one that it contradicts. */
    other_id: number | null
    actor_id: number
    scanned_at: string
    received_at: string
    undone_at: string | null
    undo_reason: string
    undo_actor_id: number | null
    /** Hash of the request: another scan under the same nonce is refused. '' for a row that is older than the column. */
    request_hash: string
  }
  event: {
    tenant_id: number
    id: number
    name: string
    abstract: string
    address: string
    venue: string
    start_at: string
    end_at: string
    is_all_day: boolean
    is_active: boolean
    main_image_id: number | null
    /** Seats in all; null is unlimited. */
    seats_expected: number | null
    /** Seats left; null is unlimited. */
    seats_available: number | null
    /** HTML; cleaned when it is read. */
    description: string
    /** Whether a price of nothing is said. */
    show_free_price: boolean
    /** In the address; null has none. */
    slug: string | null
    /** Degrees. */
    latitude: number | null
    longitude: number | null
    /** The zone that its times are shown in; null is its site's. */
    zone: string | null
    organizer: string
    contact_name: string
    contact_phone: string
    /** Name and texts as search compares them (migration 0064); the database folds them. */
    search_text: string
    translations: NarrowColumns['event.translations']
    translated_in: string[]
  }
  event_registration: {
    tenant_id: number
    id: number
    event_id: number
    user_id: number
    code: string
    status: NarrowColumns['event_registration.status']
    form_id: number | null
    answers: NarrowColumns['event_registration.answers']
    reason: string
    signed_in_at: string | null
    /** User who took the last step. */
    actor_id: number | null
    created_at: string
    changed_at: string
  }
  /** A type of ticket of an event. */
  event_ticket: {
    tenant_id: number
    id: number
    event_id: number
    name: string
    price: number
    /** Tickets left of `quota`; null is unlimited, as the quota is then. */
    inventory: number | null
    position: number
    description: string
    quota: number | null
    is_active: boolean
    /** Null is at once, and until the end of the event. */
    sale_start: string | null
    sale_end: string | null
    /** Minimum number of tickets in one order; a null maximum means the usual one. */
    min_quantity: number
    max_quantity: number | null
    /** Hides the type from those who do not know it. */
    access_code: string | null
    /** Number of admissions that one ticket allows. */
    uses: number
  }
  /** A file of a form's submissions that a job writes; only who asked for it sees it. */
  export_task: {
    tenant_id: number
    id: number
    user_id: number
    /** The form whose submissions are exported; null for registrations of an event. */
    form_id: number | null
    /** Filters of the list. */
    filters: NarrowColumns['export_task.filters']
    status: NarrowColumns['export_task.status']
    total: number
    done: number
    /** Key in the storage, which nobody can guess; null until the file is there. */
    file_key: string | null
    name: string
    /** The interface's, in which the file is written. */
    language: string
    /** Before the addresses of pictures. */
    origin: string
    created_at: string
    event_id: number | null
    /** Columns of a file of orders; null for other files. */
    columns: string[] | null
    format: NarrowColumns['export_task.format']
  }
  feedback: {
    tenant_id: number
    id: number
    user_id: number
    text: string
    images: number[]
    contact: string
    state: NarrowColumns['feedback.state']
    /** Status of the newest text that the user wrote in it. */
    status: NarrowColumns['feedback.status']
    created_at: string
    changed_at: string
  }
  feedback_reply: {
    tenant_id: number
    id: number
    feedback_id: number
    user_id: number
    is_staff: boolean
    text: string
    images: number[]
    created_at: string
  }
  /** A sum of one day by measure, part and key (server/src/domains/ops/figures/facts.ts). */
  figure: {
    tenant_id: number
    measure: string
    /** A list of its own within the measure, e.g. the event by whose campaigns it counts; '' is the whole. */
    part: string
    day: string
    key: string
    /** The name that the key had then; '' where it is read from another table. */
    name: string
    count: number
    /** Minor units, or coins. */
    amount: number
    /** Minor units or coins that went back, a part of amount. */
    back: number
    /** Devices, each once a day. */
    visitors: number
    /** At place n: visitors among them that were there within the n days before, too. It ends where it stays the same; null is none. */
    seen_within: number[] | null
  }
  /** A moment whose figures changed afterwards, e.g. by a return: its day is summed up again. */
  figure_change: {
    tenant_id: number
    id: number
    moment: string
  }
  /** A day of the site whose figures are summed up. */
  figure_day: {
    tenant_id: number
    day: string
    /** The IANA name of the zone in which its midnights lay. */
    zone: string
    rolled_at: string
    /** The first of the visitors' events that were counted; once it is deleted, they cannot be counted again. */
    first_event_id: number | null
  }
  /** A month, by its first day, whose days are summed up as a whole; no longer valid once one of them is summed up later. */
  figure_month: {
    tenant_id: number
    month: string
    rolled_at: string
  }
  /** A flash message of the site for many people, and whom and when it is for. */
  flash_campaign: {
    tenant_id: number
    id: number
    title: string
    kind: NarrowColumns['flash_campaign.kind']
    image_id: number | null
    description: string
    sub_description: string
    /** A contract Link. */
    link: unknown
    coupon_id: number | null
    audience: NarrowColumns['flash_campaign.audience']
    level: number | null
    card_id: number | null
    product_id: number | null
    days: number | null
    mobiles: string[]
    start_at: string
    end_at: string
    /** That it runs or is over follows from its time. */
    state: NarrowColumns['flash_campaign.state']
    version: number
    created_at: string
  }
  /** A message that waits to be shown to a user once. */
  flash_message: {
    tenant_id: number
    id: number
    user_id: number
    /** contract FlashMessage. */
    data: NarrowColumns['flash_message.data']
    created_at: string
    seen_at: string | null
  }
  /** A user who received a campaign's message, or was skipped. The key lets each user receive it once. */
  flash_receipt: {
    tenant_id: number
    campaign_id: number
    user_id: number
    is_shown: boolean
    created_at: string
  }
  /** A form that users fill in. The schemas are the operator's; contract/domain/forms/form-schema reads them. */
  form: {
    tenant_id: number
    id: number
    slug: string
    title: string
    description: string
    /** `json`, because the order of its fields is the order on the screen. */
    json_schema: NarrowColumns['form.json_schema']
    ui_schema: NarrowColumns['form.ui_schema']
    /** Maximum number of submissions per user; null means unlimited. */
    limit_total: number | null
    limit_daily: number | null
    is_active: boolean
    start_at: string | null
    end_at: string | null
    enable_temp_save: boolean
    success_page_title: string
    success_page_message: string
  }
  /** A user's unfinished answers to a form (spec 4, temp-save). */
  form_draft: {
    tenant_id: number
    form_id: number
    user_id: number
    data: NarrowColumns['form_draft.data']
    saved_at: string
  }
  /** The options of a field that are searched instead of sent with the form. */
  form_option: {
    tenant_id: number
    form_id: number
    /** The names that lead to the field: `guests.city`. */
    field: string
    position: number
    value: string
    label: string
  }
  /** Quota of a form's option, and the number of times it was chosen. */
  form_option_tally: {
    tenant_id: number
    form_id: number
    field: string
    value: string
    quota: number
    used: number
  }
  form_submission: {
    tenant_id: number
    id: number
    form_id: number
    user_id: number
    /** By the names of the fields; null where nothing was filled in. */
    answers: NarrowColumns['form_submission.answers']
    created_at: string
    /** The operators'. */
    note: string
  }
  /** Number of submissions of a form by a user; compared with the form's limits. */
  form_tally: {
    tenant_id: number
    form_id: number
    user_id: number
    total: number
    /** The day of the site's calendar on which `today` counts. */
    day: string
    today: number
  }
  /** The answer given for an Idempotency-Key; written in the transaction that had the effect. */
  idempotency_key: {
    tenant_id: number
    user_id: number
    key: string
    endpoint: string
    body_hash: string
    status: number
    reply: NarrowColumns['idempotency_key.reply']
    created_at: string
  }
  /** A user's id at a mini-program's vendor, or with the site's WeChat account (`wechat`). */
  identity: {
    tenant_id: number
    vendor: NarrowColumns['identity.vendor']
    app_id: string
    open_id: string
    union_id: string | null
    user_id: number
    created_at: string
    /** When they were there last. */
    seen_at: string | null
  }
  /** A stored picture; the keys are the storage port's, which makes the addresses. */
  image: {
    tenant_id: number
    id: number
    full_key: string
    thumb_key: string
    thumb_wx_mp_key: string
    /** Pixels of the original. */
    width: number
    height: number
    /** The uploader; null for the site's own. */
    user_id: number | null
    created_at: string
    /** Its most frequent colour as `#rrggbb`; empty for one to see through. */
    color: string
    /** Size of the uploaded file; null for the site's own, and for uploads before this column existed. */
    bytes: number | null
    /** Whether the uploader was of the staff: staff names such pictures and the site's own, never those of visitors. */
    by_staff: boolean
    /** The name of the uploaded file, which staff can change; null until a job takes it from the key. */
    name: string | null
    /** picture or video. A video has no thumbnails: their keys are its own. */
    kind: NarrowColumns['image.kind']
    folder_id: number | null
    /** Text for those who do not see it. */
    alt: string
    /** With focal_y the point that stays in sight when it is cropped, in percents from the top left; null is the middle. */
    focal_x: number | null
    focal_y: number | null
    /** When a job found that nothing shows it any more; null while something does. */
    unused_since: string | null
    /** When staff deleted it; a job deletes the file later. */
    deleted_at: string | null
  }
  /** An invited user and the inviter. The key is the guard: nobody is invited twice. */
  invitation: {
    tenant_id: number
    invitee_id: number
    inviter_id: number
    created_at: string
  }
  invite_code: {
    tenant_id: number
    user_id: number
    code: string
  }
  /** The invoice of an order, as its buyer asked for it and as the shop answered. */
  invoice_request: {
    tenant_id: number
    id: number
    order_id: number
    user_id: number
    status: NarrowColumns['invoice_request.status']
    /** Counts the changes of the buyer, so that staff answer what they saw. */
    version: number
    buyer: NarrowColumns['invoice_request.buyer']
    /** Name on the invoice. */
    title: string
    tax_number: string
    email: string
    /** Number of the invoice itself; empty before it is issued. */
    number: string
    /** Minor units that it was issued for; null before. */
    amount: number | null
    reason: string
    /** Money of the order came back after it was issued, so that the shop has to void it. */
    is_outdated: boolean
    requested_at: string
    issued_at: string | null
  }
  /** A ticket of an event that somebody has; its order reserves it, paying makes it valid. */
  issued_ticket: {
    tenant_id: number
    id: number
    event_id: number
    /** Its type. */
    ticket_id: number
    order_id: number
    line_id: number | null
    /** Current owner: the buyer, or the receiver of a gift. */
    user_id: number
    code: string
    status: NarrowColumns['issued_ticket.status']
    attendee: NarrowColumns['issued_ticket.attendee']
    /** Number of admissions that it allows, and the number made. */
    uses: number
    use_count: number
    used_at: string | null
    created_at: string
    changed_at: string
    /** Giver of the ticket. */
    from_user_id: number | null
    /** Why it was cancelled: '' with its order, `no_show` when nobody came. */
    reason: string
  }
  /** Something to do at or after `runAt`; done work is deleted. */
  job: {
    tenant_id: number
    id: number
    kind: string
    /** Subject of the work, e.g. an order's id; one row per kind and key. */
    key: string
    run_at: string
    attempts: number
    last_error: string | null
    /** the moment of its last try, after which it is not tried again; null while it is */
    failed_at: string | null
  }
  /** One row each time that money moved; refunds are below zero. */
  ledger_entry: {
    tenant_id: number
    id: number
    order_id: number
    kind: NarrowColumns['ledger_entry.kind']
    vendor: NarrowColumns['ledger_entry.vendor']
    amount: number
    ref: string
    created_at: string
  }
  /** A change of what a login rests on, or money on its way out, that the account's number is told of. */
  login_change: {
    tenant_id: number
    id: number
    user_id: number
    kind: NarrowColumns['login_change.kind']
    /** Number that receives the notice; '' once it was sent. */
    mobile: string
    changed_at: string
  }
  /** A picture that WeChat looks at; its answer comes as an event with the trace. */
  media_check: {
    tenant_id: number
    item_id: number
    revision: number
    image_id: number
    trace_id: string
    /** Null until the answer is there. */
    is_passed: boolean | null
    created_at: string
  }
  /** A folder of the media library. */
  media_folder: {
    tenant_id: number
    id: number
    name: string
    created_at: string
  }
  /** A membership card as the shop offers it. */
  membership_card: {
    tenant_id: number
    id: number
    slug: string
    name: string
    shop_name: string
    description: string
    image_id: number | null
    /** From its receipt on; null is without limit. */
    duration_days: number | null
    percent_off: number
    is_free_shipping: boolean
    /** Left to receive; null is without limit. */
    left_count: number | null
    is_active: boolean
  }
  /** A list of links under an address of its own. */
  menu: {
    tenant_id: number
    id: number
    slug: string
    title: string
    is_active: boolean
    translations: NarrowColumns['menu.translations']
    translated_in: string[]
  }
  /** A link of a menu; with `is_sub` it stands below the last one before it that has it not. */
  menu_item: {
    tenant_id: number
    id: number
    menu_id: number
    position: number
    label: string
    image_id: number | null
    link: NarrowColumns['menu_item.link'] | null
    is_sub: boolean
  }
  /** The one open verification code of a mobile number and kind. */
  mobile_code: {
    tenant_id: number
    mobile: string
    kind: string
    code_hash: string
    attempts: number
    sent_at: string
    expires_at: string
  }
  /** A post that was held or reported. One that never was has no row. */
  moderation_item: {
    tenant_id: number
    id: number
    kind: NarrowColumns['moderation_item.kind']
    subject_id: number
    user_id: number
    /** As it was written, when it was held or reported. */
    text: string
    images: number[]
    state: NarrowColumns['moderation_item.state']
    reasons: NarrowColumns['moderation_item.reasons']
    /** The number of its rows in content_report. */
    report_count: number
    /** Counts the versions of the post: an answer about an older one says nothing about it. */
    revision: number
    /** For the checks of WeChat: who wrote it there, whether its text passed, and what stands before the addresses of pictures. */
    open_id: string | null
    is_text_checked: boolean
    origin: string
    created_at: string
    changed_at: string
  }
  /** Decisions, with what was before them so that they can be taken back. */
  moderation_log: {
    tenant_id: number
    id: number
    /** Null of one about a person alone. */
    item_id: number | null
    user_id: number
    action: NarrowColumns['moderation_log.action']
    reason: string
    muted_until: string | null
    old_state: NarrowColumns['moderation_log.old_state'] | null
    new_state: NarrowColumns['moderation_log.new_state'] | null
    old_muted_until: string | null
    actor_id: number
    created_at: string
    undone_at: string | null
    undone_by: number | null
  }
  /** A site's rules; a site without a row holds nothing. */
  moderation_setting: {
    tenant_id: number
    sensitive_words: string[]
    hold_below_approved: number
    hold_account_days: number
    hold_links: boolean
    hold_pictures: boolean
    wechat_check: boolean
  }
  /** A classification node (spec 3): a tree of any depth. */
  node: {
    tenant_id: number
    id: number
    parent_id: number | null
    name: string
    /** 1 for a root. */
    depth: number
    position: number
    is_active: boolean
  }
  /** A user's note; plain text. */
  note: {
    tenant_id: number
    id: number
    user_id: number
    title: string
    content: string
    /** Image ids, at most nine. */
    images: number[]
    /** Published; private without it. */
    is_active: boolean
    hits: number
    /** The number of its rows in `note_like`. */
    like_count: number
    created_at: string
    /** When it was first published; null until then. */
    published_at: string | null
    /** Begins with a letter; the database makes one where none is given. */
    slug: string
    /** When an operator took it off; null of what its author made private. */
    taken_off_at: string | null
    /** Visibility: everybody, or its author alone. */
    status: NarrowColumns['note.status']
    /** When everybody could see it first, if that was not at once. */
    approved_at: string | null
    /** Topics that the note mentions. */
    topic_ids: number[]
    product_ids: number[]
    /** Name and texts as search compares them (migration 0064); the database folds them. */
    search_text: string
  }
  note_like: {
    tenant_id: number
    note_id: number
    user_id: number
    created_at: string
  }
  /** A user's consent to one message of a mini-program's template; used up by sending it. */
  notify_grant: {
    tenant_id: number
    id: number
    user_id: number
    app_id: string
    template: string
    order_number: string | null
    created_at: string
    used_at: string | null
    vendor: NarrowColumns['notify_grant.vendor']
  }
  /** A number in the place of another one. */
  number_change: {
    tenant_id: number
    id: number
    user_id: number
    /** Number that receives the notice; '' once it was sent, and if there was no number before. */
    old_mobile: string
    changed_at: string
  }
  /** A payment that the seller received without a vendor. */
  offline_payment: {
    tenant_id: number
    order_id: number
    method: NarrowColumns['offline_payment.method']
    reference: string
    amount: number
    /** The member of staff who received it. */
    user_id: number
    created_at: string
  }
  /** One parcel of an order. */
  order_delivery: {
    tenant_id: number
    id: number
    number: string
    order_id: number
    carrier: string
    tracking_no: string
    state: NarrowColumns['order_delivery.state']
    created_at: string
    shipped_at: string | null
    delivered_at: string | null
    /** When its carrier was asked last, and what came of it. */
    tracked_at: string | null
    track_result: NarrowColumns['order_delivery.track_result'] | null
  }
  /** A line of an order, as it was when the order was placed. */
  order_line: {
    tenant_id: number
    id: number
    order_id: number
    /** Null on the line of a recharge and on one of tickets of an event. */
    product_id: number | null
    variant_id: number | null
    product_name: string
    ctype: string
    attributes_label: string
    image_id: number | null
    /** The variant's price before promotions. */
    price: number
    /** The unit price that is charged. */
    upit: number
    quantity: number
    /** Whether the pieces were taken from a limited stock, which closing gives back. */
    is_reserved: boolean
    /** The line's share of coupon and card; with it, its pieces cost upit x quantity - discount. */
    discount: number
    /** Coins that all its pieces cost. */
    diamonds: number
    msgs: NarrowColumns['order_line.msgs']
    /** The voucher that it was fetched with. */
    holder_id: number | null
    /** Pieces in parcels, and pieces that are taken back before they were sent. */
    shipped: number
    unsent: number
    /** Pieces of returns that are neither refused nor withdrawn, and the money for them in minor units. */
    returned: number
    return_amount: number
    /** Coins of those returns. */
    return_diamonds: number
    /** The type of tickets of an event. */
    ticket_id: number | null
    /** The line's share of the seller's discount, a part of `discount`. */
    seller_discount: number
    /** Pieces of the exchange that is open; they stay sold, and no other return can name them. */
    exchanging: number
  }
  /** One row a step of an order's life. */
  order_log: {
    tenant_id: number
    id: number
    order_id: number
    action: NarrowColumns['order_log.action']
    from_status: NarrowColumns['order_log.from_status'] | null
    to_status: NarrowColumns['order_log.to_status']
    actor: NarrowColumns['order_log.actor']
    user_id: number | null
    created_at: string
    /** Values that the step changed. */
    data: NarrowColumns['order_log.data'] | null
  }
  /** Pieces of one order line that a buyer gives back, or money for them alone. */
  order_return: {
    tenant_id: number
    id: number
    number: string
    order_id: number
    line_id: number
    user_id: number
    kind: NarrowColumns['order_return.kind']
    status: NarrowColumns['order_return.status']
    /** Pieces of the line; 0 where money alone goes back. */
    quantity: number
    /** Pieces of it that were never sent. */
    unsent: number
    amount: number
    reason: string
    description: string
    images: number[]
    /** Carrier that brings the goods back. */
    carrier: string
    tracking_no: string
    created_at: string
    /** Coins that come back with it. */
    diamonds: number
    /** The order's fee of sending, on the return that it goes back with. */
    shipping: number
    /** Pieces that go back to stock; null: those that came back or were never sent. */
    restock: number | null
    appeal_text: string
    appeal_images: number[]
    /** Time of the only appeal against a refusal; null without one. */
    appealed_at: string | null
    /** Variant that replaces the pieces of an exchange; null for a return of money. */
    variant_id: number | null
    /** Attributes of the pieces that an exchange takes back, as they were at the request. */
    from_label: string
    /** Attributes of the replacement, as they were at the request. */
    variant_label: string
    /** The replacement was taken from a limited stock. */
    is_reserved: boolean
    /** Carrier that brings the replacement. */
    sent_carrier: string
    sent_tracking_no: string
    /** Pieces of the replacement that the shop has taken back, by a later return. */
    taken_back: number
  }
  /** One row a step of a return's life. */
  order_return_log: {
    tenant_id: number
    id: number
    return_id: number
    action: NarrowColumns['order_return_log.action']
    from_status: NarrowColumns['order_return_log.from_status'] | null
    to_status: NarrowColumns['order_return_log.to_status']
    actor: NarrowColumns['order_return_log.actor']
    user_id: number | null
    note: string
    created_at: string
  }
  /** The folded text by which staff find an order: names of its lines, a line end, and all else. The row of order 0 says that all orders of the tenant have theirs. */
  order_text: {
    tenant_id: number
    order_id: number
    text: string
  }
  /** A page built of modules; the one with slug `index` is the home page. */
  page: {
    tenant_id: number
    id: number
    slug: string
    title: string
    is_active: boolean
    /** For users alone: a visitor sees the modules of the page `guide` instead. */
    login_required: boolean
    /** Counts the writes of its editors: each names the one that it read (domains/studio/page). */
    edit_version: number
    settings: NarrowColumns['page.settings']
    /** Out of the lists and off, until it is restored. */
    deleted_at: string | null
  }
  /** Modules that editors keep to use again: some as a block, a whole page as a template. */
  page_block: {
    tenant_id: number
    id: number
    kind: NarrowColumns['page_block.kind']
    name: string
    doc: NarrowColumns['page_block.doc']
    actor_id: number
    at: string
  }
  /** The version of a page that its editors see instead of the published one; one per page. */
  page_draft: {
    tenant_id: number
    page_id: number
    doc: NarrowColumns['page_draft.doc']
    actor_id: number
    at: string
  }
  /** One module of a page. In a stored config a picture is written `{ "$image": <image id> }` at any depth; reading turns it into a contract Image (a missing one drops the list item that holds it). */
  page_module: {
    tenant_id: number
    id: number
    page_id: number
    position: number
    name: string
    /** contract/modules; an unknown type passes through. */
    module_type: string
    style: string
    /** The version `config` was written for; older ones are migrated when read. */
    version: number
    config: NarrowColumns['page_module.config']
    /** Stays on the page for its editors, and is shown to nobody. */
    is_hidden: boolean
  }
  /** A member of staff who has a page open in the studio, and the time of the last sign. */
  page_presence: {
    tenant_id: number
    page_id: number
    user_id: number
    seen_at: string
  }
  /** A link to the draft of a page, which needs no login and expires. */
  page_preview: {
    tenant_id: number
    /** SHA-256 of the secret in the link, which this table does not have. */
    token_hash: string
    page_id: number
    created_by: number
    created_at: string
    expires_at: string
  }
  /** A publication of a revision, planned or done. */
  page_publication: {
    tenant_id: number
    id: number
    page_id: number
    revision_no: number
    at: string
    state: NarrowColumns['page_publication.state']
    error: string | null
    actor_id: number
  }
  /** A state of a page that is kept for good; the application can add rows alone. */
  page_revision: {
    tenant_id: number
    page_id: number
    /** From 1 on, of each page. */
    no: number
    doc: NarrowColumns['page_revision.doc']
    name: string
    reason: NarrowColumns['page_revision.reason']
    restored_from: number | null
    actor_id: number
    at: string
  }
  /** A part of a composed page (spec 3, subpage): a page of its own, shown under `title`. */
  page_subpage: {
    tenant_id: number
    page_id: number
    subpage_id: number
    title: string
    position: number
  }
  /** One attempt to pay an order. */
  payment: {
    tenant_id: number
    id: number
    order_id: number
    /** `fund` is the buyer's own balance. */
    vendor: NarrowColumns['payment.vendor']
    channel: NarrowColumns['payment.channel']
    out_trade_no: string
    amount: number
    state: NarrowColumns['payment.state']
    trade_no: string | null
    created_at: string
    paid_at: string | null
    /** Content that the buyer pays by with another app (contract PayCode), and until when. */
    code: NarrowColumns['payment.code'] | null
  }
  /** A pickup point, where customers collect orders. */
  pickup_point: {
    tenant_id: number
    id: number
    name: string
    address: string
    phone: string
    hours: string
    position: number
    is_active: boolean
  }
  /** So many of a product that a user may still fetch. */
  pickup_voucher_holder: {
    tenant_id: number
    id: number
    user_id: number
    product_id: number | null
    name: string
    quantity: number
    available: number
    end_at: string | null
    created_at: string
  }
  /** A picture that a sheet names by its address on the web; a job fetches it once the plan is carried out. */
  picture_request: {
    tenant_id: number
    id: number
    plan_id: number
    product_id: number
    url: string
    state: NarrowColumns['picture_request.state']
    attempts: number
    /** The row of the file that names it; null for those of an older version. */
    sheet_row: number | null
    /** The reason why it could not be fetched. */
    reason: NarrowColumns['picture_request.reason'] | null
  }
  platform_limit: {
    key: string
    window_start: string
    count: number
  }
  product: {
    tenant_id: number
    id: number
    name: string
    abstract: string
    /** shop.product, shop.eticket or event.ticket; only the first is shipped. */
    ctype: NarrowColumns['product.ctype']
    /** The lowest variant's price, shown on cards; the charged price is the variant's. */
    price: number
    price_marked: number | null
    /** The lowest promotion of the variants, shown on cards. */
    promotion_price: number | null
    main_image_id: number | null
    category_id: number | null
    tags: string[]
    /** HTML; cleaned when it is read. */
    description: string
    is_active: boolean
    count_purchase: number
    created_at: string
    /** Fields that the buyer fills in for each line. */
    msg_fields: NarrowColumns['product.msg_fields']
    /** Coins that a piece costs beside its money. */
    diamonds: number
    /** Counts the saves; whoever saves says which one they read. */
    version: number
    /** The reading of a Chinese name and its first letters (lib/search-keys); null until the server's next start. */
    search_keys: string | null
    /** Name and texts as search compares them (migration 0064); the database folds them. */
    search_text: string
    /** When staff put it into the archive; null outside. What is archived is never active. */
    archived_at: string | null
    /** Pieces that one user may buy in all; null is without limit. */
    max_per_user: number | null
    /** With is_active: sold from then on; null is at once. */
    on_sale_at: string | null
    /** With is_active: no longer sold from then on; null is never. */
    off_sale_at: string | null
    /** A film of the library, shown before the pictures. */
    video_id: number | null
    /** Title for search engines and shares; empty is the name. */
    seo_title: string
    /** The same for the description; empty is the abstract. */
    seo_description: string
    /** The template by which it is sent; null is the standard one. */
    shipping_template_id: number | null
    translations: NarrowColumns['product.translations']
    /** Languages in which each of its texts has a translation. A trigger writes it. */
    translated_in: string[]
  }
  /** A picture shown beside a product: for this product, for a category, or (both null) for all. */
  product_ad: {
    tenant_id: number
    id: number
    product_id: number | null
    category_id: number | null
    image_id: number
    title: string
    link: NarrowColumns['product_ad.link'] | null
    start_at: string | null
    end_at: string | null
    position: number
    is_active: boolean
  }
  /** A buyer's review of an order line. */
  product_comment: {
    tenant_id: number
    id: number
    order_id: number
    line_id: number
    product_id: number
    user_id: number
    /** 1 to 5. */
    score: number
    text: string
    images: number[]
    created_at: string
    status: NarrowColumns['product_comment.status']
    /** Whether an answer of the shop is there for all. */
    is_answered: boolean
  }
  /** The gallery of a product. */
  product_image: {
    tenant_id: number
    product_id: number
    position: number
    image_id: number
  }
  promoter: {
    tenant_id: number
    id: number
    user_id: number
    dist_kind: NarrowColumns['promoter.dist_kind']
    status: NarrowColumns['promoter.status']
    name: string
    mobile: string
    message: string
    code: string | null
    parent_id: number | null
    reason: string
    actor_id: number | null
    messages_read_at: string | null
    created_at: string
    changed_at: string
  }
  raffle: {
    tenant_id: number
    id: number
    title: string
    abstract: string
    kind: NarrowColumns['raffle.kind']
    main_image_id: number | null
    status: NarrowColumns['raffle.status']
    start_at: string
    end_at: string
    price: number
    max_tickets: number
    rules: string
    claim_days: number
    seed_hash: string
    seed: string | null
    beacon_round: number | null
    beacon_randomness: string | null
    beacon_signature: string | null
    tickets: unknown
    tickets_hash: string | null
    frozen_at: string | null
    drawn_at: string | null
    ticket_count: number
    created_at: string
    changed_at: string
    beacon_chain: string | null
    planned_round: number | null
  }
  /** A participant of a raffle, under a name that is unique in this raffle; its tickets or turns are limited. */
  raffle_entrant: {
    tenant_id: number
    raffle_id: number
    user_id: number
    entrant: string
    tickets: number
    diamonds: number
  }
  raffle_prize: {
    tenant_id: number
    id: number
    raffle_id: number
    position: number
    name: string
    kind: NarrowColumns['raffle_prize.kind']
    ref: number
    quantity: number
    left_count: number
    value: number
    odds: number | null
    image_id: number | null
  }
  raffle_promoter: {
    tenant_id: number
    id: number
    user_id: number
    name: string
    mobile: string
    message: string
    status: NarrowColumns['raffle_promoter.status']
    reason: string
    actor_id: number | null
    created_at: string
  }
  /** The seeds. The application writes them and cannot read them: only reveal_raffle_seed gives one, and only when the list is frozen and the outside value is there. */
  raffle_seed: {
    tenant_id: number
    raffle_id: number
    seed: string
  }
  raffle_spin: {
    tenant_id: number
    id: number
    raffle_id: number
    user_id: number
    prize_id: number | null
    win_id: number | null
    is_seen: boolean
    created_at: string
  }
  raffle_ticket: {
    tenant_id: number
    raffle_id: number
    number: string
    user_id: number
    created_at: string
  }
  /** A prize that somebody won: for a draw one row per place of the ranking, for a turn one row per turn. */
  raffle_win: {
    tenant_id: number
    id: number
    raffle_id: number
    prize_id: number
    user_id: number
    ticket: string
    rank: number | null
    status: NarrowColumns['raffle_win.status']
    claim_before: string
    address: string
    note: string
    actor_id: number | null
    created_at: string
    changed_at: string
  }
  /** Calls counted per key and fixed window. */
  rate_limit: {
    tenant_id: number
    key: string
    window_start: string
    count: number
  }
  /** An offer to recharge the balance, with its gift. */
  recharge: {
    tenant_id: number
    id: number
    amount: number
    gift: number
    is_active: boolean
  }
  /** Amount that a recharge order adds to the balance when it is paid. */
  recharge_order: {
    tenant_id: number
    order_id: number
    recharge_id: number
    amount: number
    gift: number
  }
  /** Money on its way back. */
  refund: {
    tenant_id: number
    id: number
    order_id: number
    /** Null when the money was received manually. */
    payment_id: number | null
    return_id: number | null
    amount: number
    /** Money that came for an order that was closed, or paid already. */
    is_surplus: boolean
    out_refund_no: string
    state: NarrowColumns['refund.state']
    /** Why the vendor refused it last, and how often it did. */
    reason: string | null
    created_at: string
    done_at: string | null
    refusals: number
  }
  /** One row a step of a refund's life. */
  refund_log: {
    tenant_id: number
    id: number
    refund_id: number
    action: NarrowColumns['refund_log.action']
    to_status: NarrowColumns['refund_log.to_status']
    actor: NarrowColumns['refund_log.actor']
    user_id: number | null
    note: string
    created_at: string
  }
  /** Administrative regions: the one table without a tenant, static reference data. `parent` is '' for a province. */
  region: {
    code: string
    name: string
    parent: string
    level: NarrowColumns['region.level']
    /** ISO 3166-1 alpha-2. */
    country: string
    /** Postcode of a village; '' where none is known, and on the levels above. */
    postcode: string
  }
  /** The registration of an event; an event without a row takes no registrations. */
  registration_setting: {
    tenant_id: number
    event_id: number
    form_id: number | null
    needs_approval: boolean
    opens_at: string | null
    /** Null is the event's start. */
    closes_at: string | null
    /** Hours before the start; null is until the start. */
    cancel_hours: number | null
    /** Metres; null is anywhere. */
    signin_distance: number | null
  }
  /** A reservation that can be booked, and its rules (docs/reservations.md). */
  resv: {
    tenant_id: number
    id: number
    slug: string
    title: string
    abstract: string
    /** Rich text. */
    description: string
    main_image_id: number | null
    address: string
    /** As a form's: contract/domain/forms/form-schema reads them. */
    json_schema: NarrowColumns['resv.json_schema']
    ui_schema: NarrowColumns['resv.ui_schema']
    is_active: boolean
    /** When bookings are taken. */
    start_at: string | null
    end_at: string | null
    /** Maximum number of bookings per user; null means unlimited. */
    limit_total: number | null
    limit_daily: number | null
    /** IANA name of the place's zone; null is the site's. */
    time_zone: string | null
    calendar_mode: NarrowColumns['resv.calendar_mode']
    disabled_days: NarrowColumns['resv.disabled_days']
    needs_approval: boolean
    /** The same person must not hold two bookings of the shop at one time when this is one of them and the newer. */
    forbid_overlap: boolean
    /** Until how many hours before the start it can be cancelled; null is never. */
    cancel_hours: number | null
    /** Hours before the start at which a reminder is sent; null sends none. */
    reminder_hours: number | null
    /** Minutes before its start until which a slot can be booked. */
    notice_minutes: number
    /** Number of days after today that can be booked. */
    days_ahead: number
    success_page_title: string
    success_page_message: string
  }
  /** A time at which nothing new is booked; of all variants when none is named. */
  resv_closure: {
    tenant_id: number
    id: number
    resv_id: number
    variant_id: number | null
    start_at: string
    end_at: string
    reason: string
    actor_id: number | null
    created_at: string
  }
  /** A booking. */
  resv_record: {
    tenant_id: number
    id: number
    /** Said at the counter. */
    code: string
    resv_id: number
    variant_id: number
    resource_id: number
    /** Null of a walk-in, who has a name and perhaps a mobile number instead. */
    user_id: number | null
    name: string
    mobile: string
    status: NarrowColumns['resv_record.status']
    start_at: string
    end_at: string
    /** Days of the reservation's zone, the last one included. */
    start_date: string
    end_date: string
    answers: NarrowColumns['resv_record.answers']
    note: string
    /** Why it was cancelled, refused or moved. */
    reason: string
    source: NarrowColumns['resv_record.source']
    overbook_reason: string
    /** User who took the last step. */
    actor_id: number | null
    created_at: string
    changed_at: string
  }
  /** A scarce resource. Variants that share it draw from the same capacity, also with slots of different length. */
  resv_resource: {
    tenant_id: number
    id: number
    name: string
    capacity: number
    /** The grid on which all slots of its variants begin and end; 1440 is a day. */
    unit_minutes: number
  }
  /** Seats taken of the quota that a time range has of its own. */
  resv_slot: {
    tenant_id: number
    variant_id: number
    start_at: string
    end_at: string
    taken: number
  }
  /** Number of bookings of a reservation by a user; compared with its limits. */
  resv_tally: {
    tenant_id: number
    resv_id: number
    user_id: number
    total: number
    /** The day of the reservation's zone on which `today` counts. */
    day: string
    today: number
  }
  /** Seats taken of a resource, by the units of its grid; without a row none is. */
  resv_unit: {
    tenant_id: number
    resource_id: number
    at: string
    taken: number
  }
  resv_variant: {
    tenant_id: number
    id: number
    resv_id: number
    resource_id: number
    position: number
    attribute_values: NarrowColumns['resv_variant.attribute_values']
    description: string
    main_image_id: number | null
    is_all_day: boolean
    start_date: string | null
    end_date: string | null
    start_time_only: boolean
    time_ranges: NarrowColumns['resv_variant.time_ranges']
    is_active: boolean
    price: number | null
  }
  /** A user's favourites and what they looked at: `savedKinds` of contract/domain/catalog/saved-products. */
  saved_product: {
    tenant_id: number
    user_id: number
    kind: NarrowColumns['saved_product.kind']
    product_id: number
    saved_at: string
    /** Lowest price that the user of a favourite knows, in minor units; null for one saved before prices were kept. */
    price: number | null
  }
  /** A named query of a list by a member of staff; shared views are for all staff. */
  saved_view: {
    tenant_id: number
    id: number
    owner_id: number
    /** The list's address within the studio, e.g. `products`. */
    list_key: string
    name: string
    /** The list's state as it stands in the address, without the page. */
    query: string
    is_shared: boolean
    created_at: string
  }
  /** A word that customers search for and that finds something; it says nothing of a person. */
  search_word: {
    tenant_id: number
    /** As search_fold has it. */
    word: string
    /** Logarithm to the base 2 of the sum of its searches, each worth 2 to the power of its time in weeks. */
    rank: number
  }
  /** A login. The token itself is only with the client; here stands its SHA-256 in hex. */
  session: {
    tenant_id: number
    token_hash: string
    user_id: number
    /** `cookie` for the web, `token` for clients without cookies, `studio` for the studio. */
    kind: NarrowColumns['session.kind']
    created_at: string
    expires_at: string
    /** Number that names the session to its owner. */
    id: number
    /** User agent of the browser; stored for the studio alone. */
    agent: string
    /** When it was used last; written for the studio alone, at most once a minute. */
    seen_at: string | null
    /** When its user last showed who they are; written for the studio alone. */
    verified_at: string | null
  }
  /** An export of products or of their stock in parts; a job deletes it after a day. */
  sheet_export: {
    tenant_id: number
    id: number
    user_id: number
    /** Columns that its owner may read. */
    columns: string[]
    language: string
    status: NarrowColumns['sheet_export.status']
    /** Products at its start. */
    total: number
    /** Products that are written. */
    done: number
    /** The last product that is written: the next part begins behind it. */
    after_id: number
    /** Key and rows of each file, in their order. */
    parts: NarrowColumns['sheet_export.parts']
    created_at: string
    /** The kind of its files. */
    kind: NarrowColumns['sheet_export.kind']
  }
  /** An import of products or stock that was carried out. */
  sheet_import: {
    tenant_id: number
    id: number
    user_id: number
    kind: NarrowColumns['sheet_import.kind']
    name: string
    /** Rows of new products. */
    created: number
    /** Rows of changed products. */
    updated: number
    /** Whether it wrote purchase prices: only staff who may read them undo it. */
    with_cost: boolean
    status: NarrowColumns['sheet_import.status']
    /** Its steps. */
    total: number
    /** Steps that were undone. */
    undone: number
    /** Steps that an undo left as they are. */
    remaining: number
    applied_at: string
    undo_user_id: number | null
    /** The moment of the request to undo it. */
    undo_at: string | null
    /** Rows that it writes; 0 of those from before it. */
    rows: number
  }
  /** A change of an import to a product or to the stock of a variant; a job deletes it after 30 days. */
  sheet_import_step: {
    tenant_id: number
    id: number
    import_id: number
    product_id: number
    /** The product before; null for one that the import made, and for stock. */
    before: NarrowColumns['sheet_import_step.before'] | null
    /** The product's version before. */
    base_version: number | null
    /** The version that resulted; null for stock. */
    version: number | null
    variant_id: number | null
    /** Pieces that were added to the variant. */
    change: number | null
    state: NarrowColumns['sheet_import_step.state']
    /** The reason why an undo left it as it is. */
    reason: NarrowColumns['sheet_import_step.reason'] | null
  }
  shipping_address: {
    tenant_id: number
    id: number
    user_id: number
    name: string
    mobile: string
    /** Region codes of 2, 4 and 6 digits. */
    province: string
    city: string
    district: string
    address: string
    is_default: boolean
    created_at: string
    /** Country of the regions. */
    country: string
    /** As the country writes it; '' without one. */
    postcode: string
    /** Code of the fourth level; '' without one. */
    village: string
  }
  /** The shipping rule of a region: '' applies everywhere, else the first 2, 4 or 6 digits of a district's code. */
  shipping_rule: {
    tenant_id: number
    id: number
    region: string
    fee: number
    /** Null never waives the fee. */
    free_over: number | null
    is_refused: boolean
    /** Days until a parcel arrives, both or none. */
    days_from: number | null
    days_to: number | null
  }
  /** A price list of sending goods to regions. */
  shipping_template: {
    tenant_id: number
    id: number
    name: string
    /** piece, weight or amount: how it counts goods. */
    counting: NarrowColumns['shipping_template.counting']
    /** Applies to products that name no template. */
    is_standard: boolean
    /** Rates of regions and excluded regions; amounts in minor units, weights in grams (contract/domain/checkout/shipping-template). */
    terms: NarrowColumns['shipping_template.terms']
  }
  shop_order: {
    tenant_id: number
    id: number
    /** Public and hard to guess: yymmdd and 8 random characters of 0-9A-Z. */
    number: string
    user_id: number
    status: NarrowColumns['shop_order.status']
    goods: number
    discount: number
    shipping: number
    total: number
    /** Nothing to ship: paying completes it. */
    is_virtual: boolean
    address: NarrowColumns['shop_order.address'] | null
    note: string
    created_at: string
    paid_at: string | null
    pay_before: string | null
    /** `shop`: goods and e-tickets; `pickup`: goods of vouchers; `ticket`: tickets of an event. */
    kind: NarrowColumns['shop_order.kind']
    /** The parts of `discount`. */
    coupon_discount: number
    card_discount: number
    user_card_id: number | null
    /** Coins taken at the submit, given back when it is closed unpaid. */
    diamonds: number
    pickup_point: NarrowColumns['shop_order.pickup_point'] | null
    pickup_code: string | null
    /** Minor units that go back to the buyer, or have gone; at most the total. */
    refunded: number
    finished_at: string | null
    /** The part of `discount` that the seller gave before the payment. */
    seller_discount: number
    flag: NarrowColumns['shop_order.flag'] | null
    /** For staff alone. */
    seller_note: string
    /** When the buyer last urged the seller to send it; null for never. */
    urged_at: string | null
  }
  /** A path of the site under a short name. */
  short_link: {
    tenant_id: number
    id: number
    code: string
    /** Begins with a slash. */
    path: string
    user_id: number
    created_at: string
    /** Number of visits through the link. */
    visits: number
  }
  sign_in_day: {
    tenant_id: number
    user_id: number
    day: string
    created_at: string
    is_boxed: boolean
  }
  /** The column that a head of a file means in this shop; null for one that is ignored. */
  spreadsheet_head: {
    tenant_id: number
    kind: NarrowColumns['spreadsheet_head.kind']
    /** The head's `comparisonKey`. */
    head: string
    column_name: string | null
  }
  /** Rows of an import that are planned at once, and written in one transaction; a job deletes them after a day. */
  spreadsheet_part: {
    tenant_id: number
    plan_id: number
    part: number
    row_count: number
    /** Hash of what its rows come to; null before they are planned. */
    steps_hash: string | null
    /** Rows that make something. */
    created: number
    /** Rows that change something. */
    updated: number
    /** Cells that lose what stood in them. */
    emptied: number
    applied_at: string | null
  }
  /** A file that was read and what it comes to; a job deletes it after a day. */
  spreadsheet_plan: {
    tenant_id: number
    id: number
    user_id: number
    kind: NarrowColumns['spreadsheet_plan.kind']
    /** The file's name. */
    name: string
    unknown_columns: NarrowColumns['spreadsheet_plan.unknown_columns']
    /** No longer written; neither are source, rows and steps_hash. */
    sheet: unknown
    /** Preview of the file's rows for its owner. */
    rows: unknown
    /** Hash of the steps, so that the import executes exactly the previewed ones. */
    steps_hash: string
    errors_key: string | null
    created_at: string
    applied_at: string | null
    heads: NarrowColumns['spreadsheet_plan.heads']
    /** For each head, the column that it means; null for one that is ignored. */
    columns: NarrowColumns['spreadsheet_plan.columns']
    /** The rows of the file as they were read. */
    source: unknown
    /** The import that its application is; null before, and where nothing can be undone. */
    import_id: number | null
    /** Previews from before it are failed: their files are uploaded again. */
    status: NarrowColumns['spreadsheet_plan.status']
    /** Language of its owner, in which a job writes its texts. */
    language: string
    /** The reason why it failed, as its owner reads it. */
    failure: string | null
    /** Place of the file in the store, as long as it is read. */
    file_key: string | null
    /** Place of the sheet in the file. */
    sheet_at: number
    /** The last row that is read. */
    read_to: number
    row_count: number
    /** The last row with its item; 0 where a row has none. */
    grouped_to: number
    /** The item of that row: the next one may belong to it. */
    last_group: string
    /** The first text of each column. */
    samples: NarrowColumns['spreadsheet_plan.samples']
    counts: NarrowColumns['spreadsheet_plan.counts']
    emptied: number
    /** Whether its owner may read purchase prices. */
    with_cost: boolean
  }
  /** The rows of a file that is imported; a job deletes them after a day. */
  spreadsheet_row: {
    tenant_id: number
    plan_id: number
    row: number
    /** Its cells as they are shown. */
    cells: NarrowColumns['spreadsheet_row.cells']
    /** The product or variant that it belongs to: rows of one item are in one part. */
    item: string
    part: number | null
    action: NarrowColumns['spreadsheet_row.action'] | null
    /** Its title, changes and problems, as its owner reads them. */
    outcome: NarrowColumns['spreadsheet_row.outcome'] | null
  }
  /** An invitation of a member of staff by a link, which counts once until it expires. */
  staff_invitation: {
    tenant_id: number
    id: number
    /** SHA-256 of the secret in the link, which this table does not have. */
    token_hash: string
    /** Person whom the inviter means, for the list. */
    name: string
    perms: string[]
    created_by: number
    created_at: string
    expires_at: string
    accepted_by: number | null
    accepted_at: string | null
    revoked_at: string | null
  }
  /** A role of the shop's own: permissions to begin with. An account stores its permissions alone. */
  staff_role: {
    tenant_id: number
    id: number
    name: string
    perms: string[]
  }
  /** A change of stock that somebody made; what is sold is in the orders. */
  stock_change: {
    tenant_id: number
    id: number
    product_id: number
    variant_id: number
    actor_id: number
    change: number
    /** Stock after the change. */
    inventory: number
    reason: string
    at: string
  }
  /** Limited stock of a category, without what stock_sum_change has. The row of category 0 says that the tenant's stock was counted. */
  stock_sum: {
    tenant_id: number
    /** The category of the products; 0 for those without one. */
    category_id: number
    /** Variants with a limited stock, on sale or in a product that is not. */
    variants: number
    pieces: number
    /** The cost of the pieces in minor units; those without a cost add nothing. */
    amount: number
  }
  /** A change of the limited stock of a category that is not in stock_sum yet. */
  stock_sum_change: {
    tenant_id: number
    id: number
    /** As in stock_sum. */
    category_id: number
    /** Variants that were added, or taken away. */
    variants: number
    pieces: number
    amount: number
  }
  /** The directory of sites. `tenant`, `tenant_domain` and `tenant_app` are looked up before the tenant is known. */
  tenant: {
    tenant_id: number
    /** In addresses: /mobile-t/{slug}, /api-t/{slug}. */
    slug: string
    name: string
    /** A folder of contract/locales. */
    language: string
    currency_code: string
    currency_symbol: string
    currency_exponent: number
    site: NarrowColumns['tenant.site']
    config: NarrowColumns['tenant.config']
    shipping: NarrowColumns['tenant.shipping']
    /** IANA name, e.g. Asia/Shanghai: what a day means in lists and order numbers. */
    time_zone: string
    created_at: string
    /** Counts the saves of its settings. */
    version: number
    /** ISO 3166-1 alpha-2; a row of contract/domain/country. */
    country: string
  }
  /** Mini-programs that identify a tenant; their secrets are in `tenant_credential`. */
  tenant_app: {
    app_id: string
    tenant_id: number
    vendor: NarrowColumns['tenant_app.vendor']
  }
  tenant_credential: {
    tenant_id: number
    kind: NarrowColumns['tenant_credential.kind']
    data: NarrowColumns['tenant_credential.data']
    version: number
  }
  /** Hosts that mean a tenant, lower case, without port. */
  tenant_domain: {
    host: string
    tenant_id: number
    is_main: boolean
    /** Token in the host's DNS record; null for a host that was assigned without proof. */
    token: string | null
    checked_at: string | null
    /** Number of checks in a row that did not find the record. */
    failures: number
  }
  threaded_comment: {
    tenant_id: number
    id: number
    /** Target of the comment. Targets are rows of several tables, so there is no foreign key; a deleted target accepts no more comments. */
    target: NarrowColumns['threaded_comment.target']
    target_id: number
    /** Null of the first comment of a thread. */
    root_id: number | null
    /** The comment that it answers; null for a root. */
    parent_id: number | null
    user_id: number
    /** User to notify: the author of the answered comment, for a root the owner of the target; null for nobody. */
    addressee_id: number | null
    text: string
    images: number[]
    status: NarrowColumns['threaded_comment.status']
    is_staff: boolean
    /** The number of its rows in comment_like. */
    like_count: number
    /** Number of approved answers of a root. */
    reply_count: number
    created_at: string
    /** Whether an answer of the shop to the root is there for all. */
    is_answered: boolean
  }
  /** Gifts of tickets; of one ticket one at a time is open. */
  ticket_gift: {
    tenant_id: number
    id: number
    issued_id: number
    giver_id: number
    /** The secret of its link; the database makes one where none is given. */
    num: string
    status: NarrowColumns['ticket_gift.status']
    until_at: string
    taker_id: number | null
    created_at: string
  }
  /** That an order of the shop is one of tickets, of one event. */
  ticket_order: {
    tenant_id: number
    order_id: number
    event_id: number
    /** The waiting list made it; null when it did not. */
    offer: NarrowColumns['ticket_order.offer'] | null
  }
  /** Rules for an event's ticket sale; an event without a row has no form, no refunds and no waiting list. */
  ticket_setting: {
    tenant_id: number
    event_id: number
    /** Form for each attendee. */
    form_id: number | null
    /** Before the start; null is never. */
    refund_hours: number | null
    refund_percent: number
    is_transferable: boolean
    has_waiting_list: boolean
    offer_minutes: number
    /** After the start; null is never. */
    no_show_minutes: number | null
  }
  /** Places on the waiting lists of events, in order of joining. */
  ticket_waiting: {
    tenant_id: number
    id: number
    event_id: number
    ticket_id: number
    user_id: number
    quantity: number
    status: NarrowColumns['ticket_waiting.status']
    /** The offer's. */
    order_id: number | null
    created_at: string
    changed_at: string
  }
  /** A topic of the circle, by a user or by an author without an account, of whom only the name is stored. */
  topic: {
    tenant_id: number
    id: number
    title: string
    abstract: string
    user_id: number | null
    author_name: string
    category_id: number | null
    /** Image ids, at most nine. */
    attachments: number[]
    /** HTML; cleaned when it is read. */
    content: string
    hits: number
    /** The number of its rows in `topic_like`. */
    like_count: number
    is_active: boolean
    created_at: string
    published_at: string
    /** Name and texts as search compares them (migration 0064); the database folds them. */
    search_text: string
  }
  topic_category: {
    tenant_id: number
    id: number
    name: string
    slug: string
  }
  topic_like: {
    tenant_id: number
    topic_id: number
    user_id: number
    created_at: string
  }
  /** The authenticator (RFC 6238) of a member of staff. */
  totp: {
    tenant_id: number
    user_id: number
    /** Sealed like a credential. */
    secret: string
    /** Null until its first code came. */
    confirmed_at: string | null
    /** The newest time step whose code was used. */
    last_step: number
    attempts: number
    attempts_since: string | null
  }
  /** An action of a visitor, for the shop's own analytics (contract/endpoints/site/telemetry, track). */
  track_event: {
    tenant_id: number
    id: number
    name: string
    /** Address of the screen, below the site's prefix. */
    page: string
    data: NarrowColumns['track_event.data']
    /** Id that the device sends with its calls (`_sid`). */
    visit: string | null
    account_id: number | null
    created_at: string
    /** An outside service has still to take it (docs/how-to/connect-analytics.md). */
    is_unsent: boolean
  }
  user_bank_card: {
    tenant_id: number
    id: number
    user_id: number
    /** A row of contract/domain/promotion/bank. */
    bank: string
    holder: string
    number: string
    created_at: string
  }
  /** Coupons that users own; `position` numbers a user's own copies of the same coupon. */
  user_coupon: {
    tenant_id: number
    id: number
    coupon_id: number
    user_id: number
    position: number
    status: NarrowColumns['user_coupon.status']
    created_at: string
    /** Code that the counter scans. */
    code: string
    start_at: string | null
    end_at: string | null
    /** The order that it was used for; null when it was used at the counter. */
    order_id: number | null
    used_at: string | null
    /** The secret of a gift's link, since when it is on its way, and whose it was before. */
    present_token: string | null
    presented_at: string | null
    from_user_id: number | null
    /** User who received it from the shop, once it was given away. */
    origin_user_id: number | null
  }
  /** One row per status change of an owned coupon; `num` is the secret of the link of the gift concerned. */
  user_coupon_log: {
    tenant_id: number
    id: number
    user_coupon_id: number
    action: NarrowColumns['user_coupon_log.action']
    num: string | null
    user_id: number | null
    created_at: string
  }
  /** A package as a user received it; `position` numbers the user's receipts of it, from 1. */
  user_coupon_package: {
    tenant_id: number
    id: number
    package_id: number
    user_id: number
    position: number
    /** Code through which the user received it. */
    code_id: number | null
    created_at: string
  }
  /** A card that a user owns. */
  user_membership_card: {
    tenant_id: number
    id: number
    code: string
    card_id: number
    user_id: number
    start_at: string
    /** Null is without limit. */
    end_at: string | null
    created_at: string
  }
  /** A step of others in what is a user's, as the message centre keeps it; a job deletes it by age. */
  user_message: {
    tenant_id: number
    id: number
    user_id: number
    /** A row of messageRows (contract/domain/account/messages). */
    kind: string
    /** Number or id of what it is about. */
    target: string
    /** Values of its text. */
    data: NarrowColumns['user_message.data']
    /** Words of the other side, as they wrote them. */
    note: string
    created_at: string
    read_at: string | null
    /** Link that it opens in place of the screen of its kind. */
    link: NarrowColumns['user_message.link'] | null
  }
  variant: {
    tenant_id: number
    id: number
    product_id: number
    /** In order, e.g. [{ name: '颜色', value: '青' }]; empty for a product without a choice. */
    attributes: NarrowColumns['variant.attributes']
    price: number
    promotion_price: number | null
    /** Pieces left; null is unlimited. Changes only by one conditional statement. */
    inventory: number | null
    image_id: number | null
    position: number
    is_active: boolean
    /** The shop's own number of it; '' without one. */
    sku: string
    /** The number as search compares it. */
    search_text: string
    /** 0 for nothing to sell, 1 for at most LOW_STOCK pieces, null for more and for unlimited; -1 until a job has looked. A trigger writes it. */
    stock_level: number | null
    /** Weight of a piece, in grams. */
    weight: number | null
    /** Purchase price of a piece in minor units; for staff with its permission alone. */
    cost: number | null
  }
  /** A vendor's token that is valid for some hours (access token, SDK ticket); shared by all processes. */
  vendor_token: {
    tenant_id: number
    kind: string
    value: string
    expires_at: string
  }
  /** A redeemed e-ticket, with the operator, the holder and the time; one row per ticket. */
  verification: {
    tenant_id: number
    id: number
    card_id: number
    user_id: number
    created_at: string
  }
  /** One ticket of an e-ticket line; `status` expired follows from `endAt`. */
  virtual_card: {
    tenant_id: number
    id: number
    num: string
    order_id: number
    line_id: number
    user_id: number
    product_id: number
    status: NarrowColumns['virtual_card.status']
    contact_name: string
    contact_mobile: string
    start_at: string
    end_at: string | null
    used_at: string | null
    return_id: number | null
    created_at: string
  }
  vote: {
    tenant_id: number
    id: number
    slug: string
    title: string
    description: string
    is_active: boolean
    start_at: string | null
    end_at: string | null
  }
  vote_candidate: {
    tenant_id: number
    id: number
    event_id: number
    number: number
    title: string
    abstract: string
    image_id: number | null
    is_active: boolean
    /** Number of rows of `vote_event_choice` for the candidate. */
    vote_count: number
  }
  /** An option chosen by a ballot. */
  vote_choice: {
    tenant_id: number
    vote_id: number
    item_id: number
    option: number
    user_id: number
  }
  /** Candidates who collect votes, of which each user has some a day. */
  vote_event: {
    tenant_id: number
    id: number
    slug: string
    title: string
    /** HTML; cleaned when it is read. */
    description: string
    image_id: number | null
    is_active: boolean
    start_at: string | null
    end_at: string | null
    daily_limit: number
  }
  /** One vote. */
  vote_event_choice: {
    tenant_id: number
    candidate_id: number
    user_id: number
    day: string
    created_at: string
  }
  /** Number of votes of a user on a day of the site. */
  vote_event_tally: {
    tenant_id: number
    event_id: number
    user_id: number
    day: string
    count: number
  }
  /** A question; an option's key is its place from 1. */
  vote_item: {
    tenant_id: number
    id: number
    vote_id: number
    position: number
    description: string
    is_single: boolean
    options: string[]
    is_active: boolean
    option_images: number[]
  }
  /** One ballot a user and vote. */
  vote_submission: {
    tenant_id: number
    vote_id: number
    user_id: number
    created_at: string
  }
  /** Whether somebody follows the official account, known by WeChat's id alone: a follower may come to the site later. */
  wechat_follower: {
    tenant_id: number
    app_id: string
    open_id: string
    is_follow: boolean
    /** WeChat's own time of the event: an older one changes nothing. */
    changed_at: string
  }
  /** A push from WeChat. The key is the guard against the same event twice. Deleted after some days. */
  wechat_push: {
    tenant_id: number
    id: number
    app_id: string
    event_key: string
    payload: NarrowColumns['wechat_push.payload']
    created_at: string
  }
  /** A withdrawal of income to a bank card, with a copy of the card as it was at the request. */
  withdrawal: {
    tenant_id: number
    id: number
    number: string
    user_id: number
    amount: number
    bank: string
    holder: string
    card_number: string
    status: NarrowColumns['withdrawal.status']
    note: string
    created_at: string
    processed_at: string | null
  }
  /** Exactly the rows that a withdrawal names, and how much of each: they sum up to its amount. */
  withdrawal_income: {
    tenant_id: number
    withdrawal_id: number
    income_id: number
    amount: number
  }
  /** One row a step of a withdrawal's life. */
  withdrawal_log: {
    tenant_id: number
    id: number
    withdrawal_id: number
    action: NarrowColumns['withdrawal_log.action']
    from_status: NarrowColumns['withdrawal_log.from_status'] | null
    to_status: NarrowColumns['withdrawal_log.to_status']
    user_id: number
    note: string
    created_at: string
  }
}

/** A row of each table as insert takes it; what may be left out is null or has a default. */
export interface NewRows {
  account: {
    tenantId: number
    id?: number
    uuid: string
    auid: string
    name: string
    avatarId?: number | null
    mobile?: string | null
    language?: string | null
    node?: number | null
    perms?: readonly string[]
    createdAt: Date | string
    email?: string
    birthday?: string | null
    isFollow?: boolean
    mutedUntil?: Date | string | null
    pendingName?: string | null
    repliesReadAt?: Date | string | null
    removalRequestedAt?: Date | string | null
    removalAt?: Date | string | null
    removedAt?: Date | string | null
    pendingAvatarId?: number | null
    spent?: number | null
  }
  account_follow: {
    tenantId: number
    followerId: number
    followeeId: number
    createdAt: Date | string
  }
  app_right: {
    tableName: string
    columnName: string
    privilege: string
  }
  article: {
    tenantId: number
    id?: number
    title: string
    abstract?: string
    authorName?: string
    categoryId?: number | null
    mainImageId?: number | null
    publishedAt: Date | string
    hits?: number
    likeCount?: number
    content?: string
    tags?: readonly string[]
    isActive?: boolean
    productIds?: readonly number[]
    userId?: number | null
    searchText?: string
    translations?: NarrowColumns['article.translations']
    translatedIn?: readonly string[]
  }
  article_category: {
    tenantId: number
    id?: number
    name: string
    slug: string
    translations?: NarrowColumns['article_category.translations']
    translatedIn?: readonly string[]
  }
  article_like: {
    tenantId: number
    articleId: number
    userId: number
    createdAt: Date | string
  }
  audit_log: {
    tenantId: number
    id?: number
    actorId: number
    sessionId?: number | null
    action: string
    kind: string
    item: string
    before?: NarrowColumns['audit_log.before'] | null
    after?: NarrowColumns['audit_log.after'] | null
    requestId: string
    at: Date | string
  }
  back_in_stock_subscription: {
    tenantId: number
    id?: number
    userId: number
    productId: number
    name: string
    mobile: string
    quantity: number
    status: NarrowColumns['back_in_stock_subscription.status']
    createdAt: Date | string
    notifiedAt?: Date | string | null
  }
  back_in_stock_subscription_log: {
    tenantId: number
    id?: number
    subscriptionId: number
    action: NarrowColumns['back_in_stock_subscription_log.action']
    fromStatus: NarrowColumns['back_in_stock_subscription_log.from_status']
    toStatus: NarrowColumns['back_in_stock_subscription_log.to_status']
    userId?: number | null
    createdAt: Date | string
  }
  balance: {
    tenantId: number
    userId: number
    kind: NarrowColumns['balance.kind']
    amount: number
  }
  balance_posting: {
    tenantId: number
    recordId: number
    kind: string
    account: string
    change: number
  }
  balance_record: {
    tenantId: number
    id?: number
    userId: number
    kind: NarrowColumns['balance_record.kind']
    change: number
    after: number
    reason: string
    ref: string
    createdAt: Date | string
  }
  basket_line: {
    tenantId: number
    id?: number
    userId: number
    kind: NarrowColumns['basket_line.kind']
    productId: number
    variantId: number
    quantity: number
    isSelected: boolean
    createdAt: Date | string
    holderId?: number | null
  }
  captcha: {
    tenantId: number
    id: string
    targetX: number
    state?: NarrowColumns['captcha.state']
    expiresAt: Date | string
  }
  category: {
    tenantId: number
    id?: number
    name: string
    slug: string
    parentId?: number | null
    imageId?: number | null
    position?: number
    translations?: NarrowColumns['category.translations']
    translatedIn?: readonly string[]
  }
  coin_award: {
    tenantId: number
    id?: number
    userId: number
    trigger: NarrowColumns['coin_award.trigger']
    ref: string
    day: string
    position: number
    diamond?: number
    point?: number
    charm?: number
    expiresAt?: Date | string | null
    state?: NarrowColumns['coin_award.state']
    createdAt: Date | string
    base?: number | null
    maturesAt?: Date | string | null
  }
  coin_device: {
    tenantId: number
    device: string
    userId: number
    createdAt: Date | string
  }
  coin_flag: {
    tenantId: number
    id?: number
    kind: NarrowColumns['coin_flag.kind']
    mark: string
    status?: NarrowColumns['coin_flag.status']
    userIds: readonly number[]
    reason?: string
    actorId?: number | null
    createdAt: Date | string
    processedAt?: Date | string | null
  }
  coin_level: {
    tenantId: number
    level: number
    name: string
    charm: number
  }
  coin_rule: {
    tenantId: number
    trigger: NarrowColumns['coin_rule.trigger']
    isActive?: boolean
    description?: string
    diamond?: number
    point?: number
    charm?: number
    perAmount?: number | null
    dailyLimit?: number | null
    validDays?: number | null
    holdDays?: number
  }
  comment_like: {
    tenantId: number
    commentId: number
    userId: number
    createdAt: Date | string
  }
  contact: {
    tenantId: number
    id?: number
    userId: number
    name: string
    mobile: string
    createdAt: Date | string
  }
  content_report: {
    tenantId: number
    itemId: number
    userId: number
    reason: NarrowColumns['content_report.reason']
    text?: string
    createdAt: Date | string
  }
  content_version: {
    tenantId: number
    version: number
  }
  coupon: {
    tenantId: number
    id?: number
    slug: string
    type: NarrowColumns['coupon.type']
    value: number
    label: string
    description?: string
    startAt?: Date | string | null
    endAt?: Date | string | null
    leftCount?: number | null
    maxPerUser?: number | null
    minOrder?: number
    categoryIds?: readonly number[]
    productId?: number | null
    isActive?: boolean
    validDays?: number | null
    withCard?: boolean
  }
  coupon_package: {
    tenantId: number
    id?: number
    name: string
    description?: string
    startAt?: Date | string | null
    endAt?: Date | string | null
    leftCount?: number | null
    maxPerUser?: number | null
    isActive?: boolean
  }
  coupon_package_code: {
    tenantId: number
    id?: number
    packageId: number
    userId: number
    code: string
    createdAt: Date | string
  }
  coupon_package_item: {
    tenantId: number
    packageId: number
    couponId: number
    quantity: number
  }
  coupon_verification: {
    tenantId: number
    id?: number
    userCouponId: number
    userId: number
    operatorId: number
    createdAt: Date | string
  }
  customer_note: {
    tenantId: number
    id?: number
    userId: number
    authorId: number
    text: string
    createdAt: Date | string
  }
  data_export: {
    tenantId: number
    id?: number
    userId: number
    status: NarrowColumns['data_export.status']
    fileKey?: string | null
    createdAt: Date | string
    expiresAt?: Date | string | null
  }
  delivery_line: {
    tenantId: number
    deliveryId: number
    lineId: number
    quantity: number
  }
  delivery_node: {
    tenantId: number
    id?: number
    deliveryId: number
    kind: NarrowColumns['delivery_node.kind']
    text?: string
    createdAt: Date | string
  }
  dist_income: {
    tenantId: number
    id?: number
    promoterId?: number | null
    userId: number
    kind: NarrowColumns['dist_income.kind']
    state: NarrowColumns['dist_income.state']
    level: number
    orderId?: number | null
    orderNumber?: string
    lineId?: number | null
    returnId?: number
    productName?: string
    base?: number
    rate?: number
    amount: number
    taken?: number
    settlesAt?: Date | string | null
    createdAt: Date | string
  }
  dist_link: {
    tenantId: number
    code: string
    promoterId: number
    type: NarrowColumns['dist_link.type']
    targetId?: number
    createdAt: Date | string
  }
  dist_message: {
    tenantId: number
    id?: number
    userId: number
    kind: NarrowColumns['dist_message.kind']
    ref?: string
    createdAt: Date | string
  }
  dist_rate: {
    tenantId: number
    id?: number
    scope: NarrowColumns['dist_rate.scope']
    targetId?: number
    distKind?: NarrowColumns['dist_rate.dist_kind']
    level: number
    rate: number
  }
  dist_setting: {
    tenantId: number
    isOpen?: boolean
    hasSecondLevel?: boolean
    attributionDays?: number
    settleDays?: number
  }
  dist_visit: {
    tenantId: number
    userId: number
    promoterId: number
    content?: string
    visitedAt: Date | string
  }
  distributor_selection: {
    tenantId: number
    userId: number
    productId: number
    position?: number
  }
  domain_claim: {
    tenantId: number
    host: string
    token: string
    createdAt: Date | string
    checkedAt?: Date | string | null
  }
  door_block: {
    tenantId: number
    kind: NarrowColumns['door_block.kind']
    subjectId: number
    eventId: number
    isBlocked: boolean
    reason?: string
    actorId: number
    changedAt: Date | string
  }
  door_device: {
    tenantId: number
    eventId: number
    id: string
    name?: string
    gateId?: number | null
    userId: number
    lastSeenAt: Date | string
    queue?: number
    sequence?: number
    listVersion?: number | null
  }
  door_gate: {
    tenantId: number
    id?: number
    eventId: number
    listId: number
    name: string
  }
  door_key: {
    tenantId: number
    id: number
    publicKey: string
    privateKey?: string | null
    createdAt: Date | string
    retiredAt?: Date | string | null
  }
  door_list: {
    tenantId: number
    id?: number
    eventId: number
    name: string
    typeIds?: NarrowColumns['door_list.type_ids'] | null
    takesRegistrations?: boolean
    opensAt?: Date | string | null
    closesAt?: Date | string | null
    reentry?: NarrowColumns['door_list.reentry']
    hasExit?: boolean
    isInner?: boolean
    needsRotating?: boolean
    questions?: NarrowColumns['door_list.questions']
    minAge?: number | null
    attentionTypeIds?: NarrowColumns['door_list.attention_type_ids']
    showsInitials?: boolean
    changedAt: Date | string
  }
  door_scan: {
    tenantId: number
    id?: number
    eventId: number
    listId?: number | null
    gateId?: number | null
    deviceId: string
    nonce: string
    sequence?: number | null
    kind?: NarrowColumns['door_scan.kind'] | null
    subjectId?: number | null
    direction: NarrowColumns['door_scan.direction']
    count?: number
    result: NarrowColumns['door_scan.result']
    reason?: NarrowColumns['door_scan.reason'] | null
    uses?: number
    spent?: number
    inside?: number
    isOffline?: boolean
    overrideReason?: string
    answers?: NarrowColumns['door_scan.answers']
    reply?: NarrowColumns['door_scan.reply']
    otherId?: number | null
    actorId: number
    scannedAt: Date | string
    receivedAt: Date | string
    undoneAt?: Date | string | null
    undoReason?: string
    undoActorId?: number | null
    requestHash?: string
  }
  event: {
    tenantId: number
    id?: number
    name: string
    abstract?: string
    address?: string
    venue?: string
    startAt: Date | string
    endAt: Date | string
    isAllDay?: boolean
    isActive?: boolean
    mainImageId?: number | null
    seatsExpected?: number | null
    seatsAvailable?: number | null
    description?: string
    showFreePrice?: boolean
    slug?: string | null
    latitude?: number | null
    longitude?: number | null
    zone?: string | null
    organizer?: string
    contactName?: string
    contactPhone?: string
    searchText?: string
    translations?: NarrowColumns['event.translations']
    translatedIn?: readonly string[]
  }
  event_registration: {
    tenantId: number
    id?: number
    eventId: number
    userId: number
    code: string
    status: NarrowColumns['event_registration.status']
    formId?: number | null
    answers?: NarrowColumns['event_registration.answers']
    reason?: string
    signedInAt?: Date | string | null
    actorId?: number | null
    createdAt: Date | string
    changedAt: Date | string
  }
  event_ticket: {
    tenantId: number
    id?: number
    eventId: number
    name: string
    price: number
    inventory?: number | null
    position?: number
    description?: string
    quota?: number | null
    isActive?: boolean
    saleStart?: Date | string | null
    saleEnd?: Date | string | null
    minQuantity?: number
    maxQuantity?: number | null
    accessCode?: string | null
    uses?: number
  }
  export_task: {
    tenantId: number
    id?: number
    userId: number
    formId?: number | null
    filters?: NarrowColumns['export_task.filters']
    status: NarrowColumns['export_task.status']
    total: number
    done?: number
    fileKey?: string | null
    name: string
    language: string
    origin: string
    createdAt: Date | string
    eventId?: number | null
    columns?: readonly string[] | null
    format?: NarrowColumns['export_task.format']
  }
  feedback: {
    tenantId: number
    id?: number
    userId: number
    text: string
    images?: readonly number[]
    contact?: string
    state?: NarrowColumns['feedback.state']
    status: NarrowColumns['feedback.status']
    createdAt: Date | string
    changedAt: Date | string
  }
  feedback_reply: {
    tenantId: number
    id?: number
    feedbackId: number
    userId: number
    isStaff: boolean
    text: string
    images?: readonly number[]
    createdAt: Date | string
  }
  figure: {
    tenantId: number
    measure: string
    part: string
    day: string
    key: string
    name?: string
    count?: number
    amount?: number
    back?: number
    visitors?: number
    seenWithin?: readonly number[] | null
  }
  figure_change: {
    tenantId: number
    id?: number
    moment: Date | string
  }
  figure_day: {
    tenantId: number
    day: string
    zone: string
    rolledAt: Date | string
    firstEventId?: number | null
  }
  figure_month: {
    tenantId: number
    month: string
    rolledAt: Date | string
  }
  flash_campaign: {
    tenantId: number
    id?: number
    title: string
    kind: NarrowColumns['flash_campaign.kind']
    imageId?: number | null
    description: string
    subDescription: string
    link?: unknown
    couponId?: number | null
    audience: NarrowColumns['flash_campaign.audience']
    level?: number | null
    cardId?: number | null
    productId?: number | null
    days?: number | null
    mobiles?: readonly string[]
    startAt: Date | string
    endAt: Date | string
    state: NarrowColumns['flash_campaign.state']
    version?: number
    createdAt: Date | string
  }
  flash_message: {
    tenantId: number
    id?: number
    userId: number
    data: NarrowColumns['flash_message.data']
    createdAt: Date | string
    seenAt?: Date | string | null
  }
  flash_receipt: {
    tenantId: number
    campaignId: number
    userId: number
    isShown: boolean
    createdAt: Date | string
  }
  form: {
    tenantId: number
    id?: number
    slug: string
    title: string
    description?: string
    jsonSchema: NarrowColumns['form.json_schema']
    uiSchema?: NarrowColumns['form.ui_schema']
    limitTotal?: number | null
    limitDaily?: number | null
    isActive?: boolean
    startAt?: Date | string | null
    endAt?: Date | string | null
    enableTempSave?: boolean
    successPageTitle?: string
    successPageMessage?: string
  }
  form_draft: {
    tenantId: number
    formId: number
    userId: number
    data: NarrowColumns['form_draft.data']
    savedAt: Date | string
  }
  form_option: {
    tenantId: number
    formId: number
    field: string
    position: number
    value: string
    label: string
  }
  form_option_tally: {
    tenantId: number
    formId: number
    field: string
    value: string
    quota: number
    used?: number
  }
  form_submission: {
    tenantId: number
    id?: number
    formId: number
    userId: number
    answers: NarrowColumns['form_submission.answers']
    createdAt: Date | string
    note?: string
  }
  form_tally: {
    tenantId: number
    formId: number
    userId: number
    total: number
    day: string
    today: number
  }
  idempotency_key: {
    tenantId: number
    userId: number
    key: string
    endpoint: string
    bodyHash: string
    status: number
    reply: NarrowColumns['idempotency_key.reply']
    createdAt: Date | string
  }
  identity: {
    tenantId: number
    vendor: NarrowColumns['identity.vendor']
    appId: string
    openId: string
    unionId?: string | null
    userId: number
    createdAt: Date | string
    seenAt?: Date | string | null
  }
  image: {
    tenantId: number
    id?: number
    fullKey: string
    thumbKey: string
    thumbWxMpKey: string
    width: number
    height: number
    userId?: number | null
    createdAt: Date | string
    color?: string
    bytes?: number | null
    byStaff?: boolean
    name?: string | null
    kind?: NarrowColumns['image.kind']
    folderId?: number | null
    alt?: string
    focalX?: number | null
    focalY?: number | null
    unusedSince?: Date | string | null
    deletedAt?: Date | string | null
  }
  invitation: {
    tenantId: number
    inviteeId: number
    inviterId: number
    createdAt: Date | string
  }
  invite_code: {
    tenantId: number
    userId: number
    code: string
  }
  invoice_request: {
    tenantId: number
    id?: number
    orderId: number
    userId: number
    status: NarrowColumns['invoice_request.status']
    version?: number
    buyer: NarrowColumns['invoice_request.buyer']
    title: string
    taxNumber: string
    email: string
    number?: string
    amount?: number | null
    reason?: string
    isOutdated?: boolean
    requestedAt: Date | string
    issuedAt?: Date | string | null
  }
  issued_ticket: {
    tenantId: number
    id?: number
    eventId: number
    ticketId: number
    orderId: number
    lineId?: number | null
    userId: number
    code: string
    status: NarrowColumns['issued_ticket.status']
    attendee?: NarrowColumns['issued_ticket.attendee']
    uses?: number
    useCount?: number
    usedAt?: Date | string | null
    createdAt: Date | string
    changedAt: Date | string
    fromUserId?: number | null
    reason?: string
  }
  job: {
    tenantId: number
    id?: number
    kind: string
    key: string
    runAt: Date | string
    attempts: number
    lastError?: string | null
    failedAt?: Date | string | null
  }
  ledger_entry: {
    tenantId: number
    id?: number
    orderId: number
    kind: NarrowColumns['ledger_entry.kind']
    vendor: NarrowColumns['ledger_entry.vendor']
    amount: number
    ref: string
    createdAt: Date | string
  }
  login_change: {
    tenantId: number
    id?: number
    userId: number
    kind: NarrowColumns['login_change.kind']
    mobile: string
    changedAt: Date | string
  }
  media_check: {
    tenantId: number
    itemId: number
    revision: number
    imageId: number
    traceId: string
    isPassed?: boolean | null
    createdAt: Date | string
  }
  media_folder: {
    tenantId: number
    id?: number
    name: string
    createdAt: Date | string
  }
  membership_card: {
    tenantId: number
    id?: number
    slug: string
    name: string
    shopName: string
    description?: string
    imageId?: number | null
    durationDays?: number | null
    percentOff?: number
    isFreeShipping?: boolean
    leftCount?: number | null
    isActive?: boolean
  }
  menu: {
    tenantId: number
    id?: number
    slug: string
    title: string
    isActive?: boolean
    translations?: NarrowColumns['menu.translations']
    translatedIn?: readonly string[]
  }
  menu_item: {
    tenantId: number
    id?: number
    menuId: number
    position: number
    label: string
    imageId?: number | null
    link?: NarrowColumns['menu_item.link'] | null
    isSub: boolean
  }
  mobile_code: {
    tenantId: number
    mobile: string
    kind: string
    codeHash: string
    attempts: number
    sentAt: Date | string
    expiresAt: Date | string
  }
  moderation_item: {
    tenantId: number
    id?: number
    kind: NarrowColumns['moderation_item.kind']
    subjectId: number
    userId: number
    text: string
    images?: readonly number[]
    state: NarrowColumns['moderation_item.state']
    reasons?: NarrowColumns['moderation_item.reasons']
    reportCount?: number
    revision?: number
    openId?: string | null
    isTextChecked?: boolean
    origin?: string
    createdAt: Date | string
    changedAt: Date | string
  }
  moderation_log: {
    tenantId: number
    id?: number
    itemId?: number | null
    userId: number
    action: NarrowColumns['moderation_log.action']
    reason?: string
    mutedUntil?: Date | string | null
    oldState?: NarrowColumns['moderation_log.old_state'] | null
    newState?: NarrowColumns['moderation_log.new_state'] | null
    oldMutedUntil?: Date | string | null
    actorId: number
    createdAt: Date | string
    undoneAt?: Date | string | null
    undoneBy?: number | null
  }
  moderation_setting: {
    tenantId: number
    sensitiveWords?: readonly string[]
    holdBelowApproved?: number
    holdAccountDays?: number
    holdLinks?: boolean
    holdPictures?: boolean
    wechatCheck?: boolean
  }
  node: {
    tenantId: number
    id?: number
    parentId?: number | null
    name: string
    depth: number
    position?: number
    isActive?: boolean
  }
  note: {
    tenantId: number
    id?: number
    userId: number
    title: string
    content?: string
    images?: readonly number[]
    isActive: boolean
    hits?: number
    likeCount?: number
    createdAt: Date | string
    publishedAt?: Date | string | null
    slug?: string
    takenOffAt?: Date | string | null
    status?: NarrowColumns['note.status']
    approvedAt?: Date | string | null
    topicIds?: readonly number[]
    productIds?: readonly number[]
    searchText?: string
  }
  note_like: {
    tenantId: number
    noteId: number
    userId: number
    createdAt: Date | string
  }
  notify_grant: {
    tenantId: number
    id?: number
    userId: number
    appId: string
    template: string
    orderNumber?: string | null
    createdAt: Date | string
    usedAt?: Date | string | null
    vendor: NarrowColumns['notify_grant.vendor']
  }
  number_change: {
    tenantId: number
    id?: number
    userId: number
    oldMobile: string
    changedAt: Date | string
  }
  offline_payment: {
    tenantId: number
    orderId: number
    method: NarrowColumns['offline_payment.method']
    reference: string
    amount: number
    userId: number
    createdAt: Date | string
  }
  order_delivery: {
    tenantId: number
    id?: number
    number: string
    orderId: number
    carrier?: string
    trackingNo?: string
    state: NarrowColumns['order_delivery.state']
    createdAt: Date | string
    shippedAt?: Date | string | null
    deliveredAt?: Date | string | null
    trackedAt?: Date | string | null
    trackResult?: NarrowColumns['order_delivery.track_result'] | null
  }
  order_line: {
    tenantId: number
    id?: number
    orderId: number
    productId?: number | null
    variantId?: number | null
    productName: string
    ctype: string
    attributesLabel: string
    imageId?: number | null
    price: number
    upit: number
    quantity: number
    isReserved: boolean
    discount?: number
    diamonds?: number
    msgs?: NarrowColumns['order_line.msgs']
    holderId?: number | null
    shipped?: number
    unsent?: number
    returned?: number
    returnAmount?: number
    returnDiamonds?: number
    ticketId?: number | null
    sellerDiscount?: number
    exchanging?: number
  }
  order_log: {
    tenantId: number
    id?: number
    orderId: number
    action: NarrowColumns['order_log.action']
    fromStatus?: NarrowColumns['order_log.from_status'] | null
    toStatus: NarrowColumns['order_log.to_status']
    actor: NarrowColumns['order_log.actor']
    userId?: number | null
    createdAt: Date | string
    data?: NarrowColumns['order_log.data'] | null
  }
  order_return: {
    tenantId: number
    id?: number
    number: string
    orderId: number
    lineId: number
    userId: number
    kind: NarrowColumns['order_return.kind']
    status: NarrowColumns['order_return.status']
    quantity: number
    unsent: number
    amount: number
    reason: string
    description?: string
    images?: readonly number[]
    carrier?: string
    trackingNo?: string
    createdAt: Date | string
    diamonds?: number
    shipping?: number
    restock?: number | null
    appealText?: string
    appealImages?: readonly number[]
    appealedAt?: Date | string | null
    variantId?: number | null
    fromLabel?: string
    variantLabel?: string
    isReserved?: boolean
    sentCarrier?: string
    sentTrackingNo?: string
    takenBack?: number
  }
  order_return_log: {
    tenantId: number
    id?: number
    returnId: number
    action: NarrowColumns['order_return_log.action']
    fromStatus?: NarrowColumns['order_return_log.from_status'] | null
    toStatus: NarrowColumns['order_return_log.to_status']
    actor: NarrowColumns['order_return_log.actor']
    userId?: number | null
    note?: string
    createdAt: Date | string
  }
  order_text: {
    tenantId: number
    orderId: number
    text: string
  }
  page: {
    tenantId: number
    id?: number
    slug: string
    title: string
    isActive?: boolean
    loginRequired?: boolean
    editVersion?: number
    settings?: NarrowColumns['page.settings']
    deletedAt?: Date | string | null
  }
  page_block: {
    tenantId: number
    id?: number
    kind: NarrowColumns['page_block.kind']
    name: string
    doc: NarrowColumns['page_block.doc']
    actorId: number
    at: Date | string
  }
  page_draft: {
    tenantId: number
    pageId: number
    doc: NarrowColumns['page_draft.doc']
    actorId: number
    at: Date | string
  }
  page_module: {
    tenantId: number
    id?: number
    pageId: number
    position: number
    name: string
    moduleType: string
    style?: string
    version?: number
    config: NarrowColumns['page_module.config']
    isHidden?: boolean
  }
  page_presence: {
    tenantId: number
    pageId: number
    userId: number
    seenAt: Date | string
  }
  page_preview: {
    tenantId: number
    tokenHash: string
    pageId: number
    createdBy: number
    createdAt: Date | string
    expiresAt: Date | string
  }
  page_publication: {
    tenantId: number
    id?: number
    pageId: number
    revisionNo: number
    at: Date | string
    state: NarrowColumns['page_publication.state']
    error?: string | null
    actorId: number
  }
  page_revision: {
    tenantId: number
    pageId: number
    no: number
    doc: NarrowColumns['page_revision.doc']
    name: string
    reason: NarrowColumns['page_revision.reason']
    restoredFrom?: number | null
    actorId: number
    at: Date | string
  }
  page_subpage: {
    tenantId: number
    pageId: number
    subpageId: number
    title: string
    position?: number
  }
  payment: {
    tenantId: number
    id?: number
    orderId: number
    vendor: NarrowColumns['payment.vendor']
    channel: NarrowColumns['payment.channel']
    outTradeNo: string
    amount: number
    state: NarrowColumns['payment.state']
    tradeNo?: string | null
    createdAt: Date | string
    paidAt?: Date | string | null
    code?: NarrowColumns['payment.code'] | null
  }
  pickup_point: {
    tenantId: number
    id?: number
    name: string
    address: string
    phone?: string
    hours?: string
    position?: number
    isActive?: boolean
  }
  pickup_voucher_holder: {
    tenantId: number
    id?: number
    userId: number
    productId?: number | null
    name: string
    quantity: number
    available: number
    endAt?: Date | string | null
    createdAt: Date | string
  }
  picture_request: {
    tenantId: number
    id?: number
    planId: number
    productId: number
    url: string
    state: NarrowColumns['picture_request.state']
    attempts?: number
    sheetRow?: number | null
    reason?: NarrowColumns['picture_request.reason'] | null
  }
  platform_limit: {
    key: string
    windowStart: Date | string
    count: number
  }
  product: {
    tenantId: number
    id?: number
    name: string
    abstract?: string
    ctype: NarrowColumns['product.ctype']
    price: number
    priceMarked?: number | null
    promotionPrice?: number | null
    mainImageId?: number | null
    categoryId?: number | null
    tags?: readonly string[]
    description?: string
    isActive?: boolean
    countPurchase?: number
    createdAt: Date | string
    msgFields?: NarrowColumns['product.msg_fields']
    diamonds?: number
    version?: number
    searchKeys?: string | null
    searchText?: string
    archivedAt?: Date | string | null
    maxPerUser?: number | null
    onSaleAt?: Date | string | null
    offSaleAt?: Date | string | null
    videoId?: number | null
    seoTitle?: string
    seoDescription?: string
    shippingTemplateId?: number | null
    translations?: NarrowColumns['product.translations']
    translatedIn?: readonly string[]
  }
  product_ad: {
    tenantId: number
    id?: number
    productId?: number | null
    categoryId?: number | null
    imageId: number
    title?: string
    link?: NarrowColumns['product_ad.link'] | null
    startAt?: Date | string | null
    endAt?: Date | string | null
    position?: number
    isActive?: boolean
  }
  product_comment: {
    tenantId: number
    id?: number
    orderId: number
    lineId: number
    productId: number
    userId: number
    score: number
    text: string
    images?: readonly number[]
    createdAt: Date | string
    status?: NarrowColumns['product_comment.status']
    isAnswered?: boolean
  }
  product_image: {
    tenantId: number
    productId: number
    position: number
    imageId: number
  }
  promoter: {
    tenantId: number
    id?: number
    userId: number
    distKind: NarrowColumns['promoter.dist_kind']
    status: NarrowColumns['promoter.status']
    name: string
    mobile: string
    message?: string
    code?: string | null
    parentId?: number | null
    reason?: string
    actorId?: number | null
    messagesReadAt?: Date | string | null
    createdAt: Date | string
    changedAt: Date | string
  }
  raffle: {
    tenantId: number
    id?: number
    title: string
    abstract?: string
    kind: NarrowColumns['raffle.kind']
    mainImageId?: number | null
    status: NarrowColumns['raffle.status']
    startAt: Date | string
    endAt: Date | string
    price: number
    maxTickets: number
    rules?: string
    claimDays: number
    seedHash: string
    seed?: string | null
    beaconRound?: number | null
    beaconRandomness?: string | null
    beaconSignature?: string | null
    tickets?: unknown
    ticketsHash?: string | null
    frozenAt?: Date | string | null
    drawnAt?: Date | string | null
    ticketCount?: number
    createdAt: Date | string
    changedAt: Date | string
    beaconChain?: string | null
    plannedRound?: number | null
  }
  raffle_entrant: {
    tenantId: number
    raffleId: number
    userId: number
    entrant: string
    tickets: number
    diamonds?: number
  }
  raffle_prize: {
    tenantId: number
    id?: number
    raffleId: number
    position: number
    name: string
    kind: NarrowColumns['raffle_prize.kind']
    ref: number
    quantity: number
    leftCount: number
    value: number
    odds?: number | null
    imageId?: number | null
  }
  raffle_promoter: {
    tenantId: number
    id?: number
    userId: number
    name: string
    mobile: string
    message?: string
    status: NarrowColumns['raffle_promoter.status']
    reason?: string
    actorId?: number | null
    createdAt: Date | string
  }
  raffle_seed: {
    tenantId: number
    raffleId: number
    seed: string
  }
  raffle_spin: {
    tenantId: number
    id?: number
    raffleId: number
    userId: number
    prizeId?: number | null
    winId?: number | null
    isSeen?: boolean
    createdAt: Date | string
  }
  raffle_ticket: {
    tenantId: number
    raffleId: number
    number: string
    userId: number
    createdAt: Date | string
  }
  raffle_win: {
    tenantId: number
    id?: number
    raffleId: number
    prizeId: number
    userId: number
    ticket: string
    rank?: number | null
    status: NarrowColumns['raffle_win.status']
    claimBefore: Date | string
    address?: string
    note?: string
    actorId?: number | null
    createdAt: Date | string
    changedAt: Date | string
  }
  rate_limit: {
    tenantId: number
    key: string
    windowStart: Date | string
    count: number
  }
  recharge: {
    tenantId: number
    id?: number
    amount: number
    gift?: number
    isActive?: boolean
  }
  recharge_order: {
    tenantId: number
    orderId: number
    rechargeId: number
    amount: number
    gift: number
  }
  refund: {
    tenantId: number
    id?: number
    orderId: number
    paymentId?: number | null
    returnId?: number | null
    amount: number
    isSurplus: boolean
    outRefundNo: string
    state: NarrowColumns['refund.state']
    reason?: string | null
    createdAt: Date | string
    doneAt?: Date | string | null
    refusals?: number
  }
  refund_log: {
    tenantId: number
    id?: number
    refundId: number
    action: NarrowColumns['refund_log.action']
    toStatus: NarrowColumns['refund_log.to_status']
    actor: NarrowColumns['refund_log.actor']
    userId?: number | null
    note?: string
    createdAt: Date | string
  }
  region: {
    code: string
    name: string
    parent: string
    level: NarrowColumns['region.level']
    country?: string
    postcode?: string
  }
  registration_setting: {
    tenantId: number
    eventId: number
    formId?: number | null
    needsApproval?: boolean
    opensAt?: Date | string | null
    closesAt?: Date | string | null
    cancelHours?: number | null
    signinDistance?: number | null
  }
  resv: {
    tenantId: number
    id?: number
    slug: string
    title: string
    abstract?: string
    description?: string
    mainImageId?: number | null
    address?: string
    jsonSchema?: NarrowColumns['resv.json_schema']
    uiSchema?: NarrowColumns['resv.ui_schema']
    isActive?: boolean
    startAt?: Date | string | null
    endAt?: Date | string | null
    limitTotal?: number | null
    limitDaily?: number | null
    timeZone?: string | null
    calendarMode?: NarrowColumns['resv.calendar_mode']
    disabledDays?: NarrowColumns['resv.disabled_days']
    needsApproval?: boolean
    forbidOverlap?: boolean
    cancelHours?: number | null
    reminderHours?: number | null
    noticeMinutes?: number
    daysAhead?: number
    successPageTitle?: string
    successPageMessage?: string
  }
  resv_closure: {
    tenantId: number
    id?: number
    resvId: number
    variantId?: number | null
    startAt: Date | string
    endAt: Date | string
    reason?: string
    actorId?: number | null
    createdAt: Date | string
  }
  resv_record: {
    tenantId: number
    id?: number
    code: string
    resvId: number
    variantId: number
    resourceId: number
    userId?: number | null
    name?: string
    mobile?: string
    status: NarrowColumns['resv_record.status']
    startAt: Date | string
    endAt: Date | string
    startDate: string
    endDate: string
    answers?: NarrowColumns['resv_record.answers']
    note?: string
    reason?: string
    source?: NarrowColumns['resv_record.source']
    overbookReason?: string
    actorId?: number | null
    createdAt: Date | string
    changedAt: Date | string
  }
  resv_resource: {
    tenantId: number
    id?: number
    name: string
    capacity: number
    unitMinutes: number
  }
  resv_slot: {
    tenantId: number
    variantId: number
    startAt: Date | string
    endAt: Date | string
    taken: number
  }
  resv_tally: {
    tenantId: number
    resvId: number
    userId: number
    total: number
    day: string
    today: number
  }
  resv_unit: {
    tenantId: number
    resourceId: number
    at: Date | string
    taken: number
  }
  resv_variant: {
    tenantId: number
    id?: number
    resvId: number
    resourceId: number
    position?: number
    attributeValues?: NarrowColumns['resv_variant.attribute_values']
    description?: string
    mainImageId?: number | null
    isAllDay?: boolean
    startDate?: string | null
    endDate?: string | null
    startTimeOnly?: boolean
    timeRanges?: NarrowColumns['resv_variant.time_ranges']
    isActive?: boolean
    price?: number | null
  }
  saved_product: {
    tenantId: number
    userId: number
    kind: NarrowColumns['saved_product.kind']
    productId: number
    savedAt: Date | string
    price?: number | null
  }
  saved_view: {
    tenantId: number
    id?: number
    ownerId: number
    listKey: string
    name: string
    query: string
    isShared: boolean
    createdAt: Date | string
  }
  search_word: {
    tenantId: number
    word: string
    rank: number
  }
  session: {
    tenantId: number
    tokenHash: string
    userId: number
    kind: NarrowColumns['session.kind']
    createdAt: Date | string
    expiresAt: Date | string
    id?: number
    agent?: string
    seenAt?: Date | string | null
    verifiedAt?: Date | string | null
  }
  sheet_export: {
    tenantId: number
    id?: number
    userId: number
    columns: readonly string[]
    language: string
    status?: NarrowColumns['sheet_export.status']
    total: number
    done?: number
    afterId?: number
    parts?: NarrowColumns['sheet_export.parts']
    createdAt: Date | string
    kind?: NarrowColumns['sheet_export.kind']
  }
  sheet_import: {
    tenantId: number
    id?: number
    userId: number
    kind: NarrowColumns['sheet_import.kind']
    name: string
    created: number
    updated: number
    withCost: boolean
    status?: NarrowColumns['sheet_import.status']
    total?: number
    undone?: number
    remaining?: number
    appliedAt: Date | string
    undoUserId?: number | null
    undoAt?: Date | string | null
    rows?: number
  }
  sheet_import_step: {
    tenantId: number
    id?: number
    importId: number
    productId: number
    before?: NarrowColumns['sheet_import_step.before'] | null
    baseVersion?: number | null
    version?: number | null
    variantId?: number | null
    change?: number | null
    state?: NarrowColumns['sheet_import_step.state']
    reason?: NarrowColumns['sheet_import_step.reason'] | null
  }
  shipping_address: {
    tenantId: number
    id?: number
    userId: number
    name: string
    mobile: string
    province: string
    city: string
    district: string
    address: string
    isDefault: boolean
    createdAt: Date | string
    country?: string
    postcode?: string
    village?: string
  }
  shipping_rule: {
    tenantId: number
    id?: number
    region: string
    fee: number
    freeOver?: number | null
    isRefused?: boolean
    daysFrom?: number | null
    daysTo?: number | null
  }
  shipping_template: {
    tenantId: number
    id?: number
    name: string
    counting: NarrowColumns['shipping_template.counting']
    isStandard?: boolean
    terms: NarrowColumns['shipping_template.terms']
  }
  shop_order: {
    tenantId: number
    id?: number
    number: string
    userId: number
    status: NarrowColumns['shop_order.status']
    goods: number
    discount: number
    shipping: number
    total: number
    isVirtual: boolean
    address?: NarrowColumns['shop_order.address'] | null
    note?: string
    createdAt: Date | string
    paidAt?: Date | string | null
    payBefore?: Date | string | null
    kind?: NarrowColumns['shop_order.kind']
    couponDiscount?: number
    cardDiscount?: number
    userCardId?: number | null
    diamonds?: number
    pickupPoint?: NarrowColumns['shop_order.pickup_point'] | null
    pickupCode?: string | null
    refunded?: number
    finishedAt?: Date | string | null
    sellerDiscount?: number
    flag?: NarrowColumns['shop_order.flag'] | null
    sellerNote?: string
    urgedAt?: Date | string | null
  }
  short_link: {
    tenantId: number
    id?: number
    code: string
    path: string
    userId: number
    createdAt: Date | string
    visits?: number
  }
  sign_in_day: {
    tenantId: number
    userId: number
    day: string
    createdAt: Date | string
    isBoxed?: boolean
  }
  spreadsheet_head: {
    tenantId: number
    kind: NarrowColumns['spreadsheet_head.kind']
    head: string
    columnName?: string | null
  }
  spreadsheet_part: {
    tenantId: number
    planId: number
    part: number
    rowCount: number
    stepsHash?: string | null
    created?: number
    updated?: number
    emptied?: number
    appliedAt?: Date | string | null
  }
  spreadsheet_plan: {
    tenantId: number
    id?: number
    userId: number
    kind: NarrowColumns['spreadsheet_plan.kind']
    name: string
    unknownColumns: NarrowColumns['spreadsheet_plan.unknown_columns']
    sheet?: unknown
    rows?: unknown
    stepsHash?: string
    errorsKey?: string | null
    createdAt: Date | string
    appliedAt?: Date | string | null
    heads?: NarrowColumns['spreadsheet_plan.heads']
    columns?: NarrowColumns['spreadsheet_plan.columns']
    source?: unknown
    importId?: number | null
    status?: NarrowColumns['spreadsheet_plan.status']
    language?: string
    failure?: string | null
    fileKey?: string | null
    sheetAt?: number
    readTo?: number
    rowCount?: number
    groupedTo?: number
    lastGroup?: string
    samples?: NarrowColumns['spreadsheet_plan.samples']
    counts?: NarrowColumns['spreadsheet_plan.counts']
    emptied?: number
    withCost?: boolean
  }
  spreadsheet_row: {
    tenantId: number
    planId: number
    row: number
    cells: NarrowColumns['spreadsheet_row.cells']
    item: string
    part?: number | null
    action?: NarrowColumns['spreadsheet_row.action'] | null
    outcome?: NarrowColumns['spreadsheet_row.outcome'] | null
  }
  staff_invitation: {
    tenantId: number
    id?: number
    tokenHash: string
    name: string
    perms: readonly string[]
    createdBy: number
    createdAt: Date | string
    expiresAt: Date | string
    acceptedBy?: number | null
    acceptedAt?: Date | string | null
    revokedAt?: Date | string | null
  }
  staff_role: {
    tenantId: number
    id?: number
    name: string
    perms: readonly string[]
  }
  stock_change: {
    tenantId: number
    id?: number
    productId: number
    variantId: number
    actorId: number
    change: number
    inventory: number
    reason: string
    at: Date | string
  }
  stock_sum: {
    tenantId: number
    categoryId: number
    variants: number
    pieces: number
    amount: number
  }
  stock_sum_change: {
    tenantId: number
    id?: number
    categoryId: number
    variants: number
    pieces: number
    amount: number
  }
  tenant: {
    tenantId: number
    slug: string
    name: string
    language: string
    currencyCode: string
    currencySymbol: string
    currencyExponent: number
    site: NarrowColumns['tenant.site']
    config: NarrowColumns['tenant.config']
    shipping: NarrowColumns['tenant.shipping']
    timeZone: string
    createdAt: Date | string
    version?: number
    country?: string
  }
  tenant_app: {
    appId: string
    tenantId: number
    vendor: NarrowColumns['tenant_app.vendor']
  }
  tenant_credential: {
    tenantId: number
    kind: NarrowColumns['tenant_credential.kind']
    data: NarrowColumns['tenant_credential.data']
    version?: number
  }
  tenant_domain: {
    host: string
    tenantId: number
    isMain?: boolean
    token?: string | null
    checkedAt?: Date | string | null
    failures?: number
  }
  threaded_comment: {
    tenantId: number
    id?: number
    target: NarrowColumns['threaded_comment.target']
    targetId: number
    rootId?: number | null
    parentId?: number | null
    userId: number
    addresseeId?: number | null
    text?: string
    images?: readonly number[]
    status: NarrowColumns['threaded_comment.status']
    isStaff?: boolean
    likeCount?: number
    replyCount?: number
    createdAt: Date | string
    isAnswered?: boolean
  }
  ticket_gift: {
    tenantId: number
    id?: number
    issuedId: number
    giverId: number
    num?: string
    status: NarrowColumns['ticket_gift.status']
    untilAt: Date | string
    takerId?: number | null
    createdAt: Date | string
  }
  ticket_order: {
    tenantId: number
    orderId: number
    eventId: number
    offer?: NarrowColumns['ticket_order.offer'] | null
  }
  ticket_setting: {
    tenantId: number
    eventId: number
    formId?: number | null
    refundHours?: number | null
    refundPercent?: number
    isTransferable?: boolean
    hasWaitingList?: boolean
    offerMinutes?: number
    noShowMinutes?: number | null
  }
  ticket_waiting: {
    tenantId: number
    id?: number
    eventId: number
    ticketId: number
    userId: number
    quantity: number
    status: NarrowColumns['ticket_waiting.status']
    orderId?: number | null
    createdAt: Date | string
    changedAt: Date | string
  }
  topic: {
    tenantId: number
    id?: number
    title: string
    abstract?: string
    userId?: number | null
    authorName?: string
    categoryId?: number | null
    attachments?: readonly number[]
    content?: string
    hits?: number
    likeCount?: number
    isActive?: boolean
    createdAt: Date | string
    publishedAt: Date | string
    searchText?: string
  }
  topic_category: {
    tenantId: number
    id?: number
    name: string
    slug: string
  }
  topic_like: {
    tenantId: number
    topicId: number
    userId: number
    createdAt: Date | string
  }
  totp: {
    tenantId: number
    userId: number
    secret: string
    confirmedAt?: Date | string | null
    lastStep?: number
    attempts?: number
    attemptsSince?: Date | string | null
  }
  track_event: {
    tenantId: number
    id?: number
    name: string
    page: string
    data: NarrowColumns['track_event.data']
    visit?: string | null
    accountId?: number | null
    createdAt: Date | string
    isUnsent?: boolean
  }
  user_bank_card: {
    tenantId: number
    id?: number
    userId: number
    bank: string
    holder: string
    number: string
    createdAt: Date | string
  }
  user_coupon: {
    tenantId: number
    id?: number
    couponId: number
    userId: number
    position: number
    status?: NarrowColumns['user_coupon.status']
    createdAt: Date | string
    code: string
    startAt?: Date | string | null
    endAt?: Date | string | null
    orderId?: number | null
    usedAt?: Date | string | null
    presentToken?: string | null
    presentedAt?: Date | string | null
    fromUserId?: number | null
    originUserId?: number | null
  }
  user_coupon_log: {
    tenantId: number
    id?: number
    userCouponId: number
    action: NarrowColumns['user_coupon_log.action']
    num?: string | null
    userId?: number | null
    createdAt: Date | string
  }
  user_coupon_package: {
    tenantId: number
    id?: number
    packageId: number
    userId: number
    position: number
    codeId?: number | null
    createdAt: Date | string
  }
  user_membership_card: {
    tenantId: number
    id?: number
    code: string
    cardId: number
    userId: number
    startAt: Date | string
    endAt?: Date | string | null
    createdAt: Date | string
  }
  user_message: {
    tenantId: number
    id?: number
    userId: number
    kind: string
    target: string
    data?: NarrowColumns['user_message.data']
    note?: string
    createdAt: Date | string
    readAt?: Date | string | null
    link?: NarrowColumns['user_message.link'] | null
  }
  variant: {
    tenantId: number
    id?: number
    productId: number
    attributes: NarrowColumns['variant.attributes']
    price: number
    promotionPrice?: number | null
    inventory?: number | null
    imageId?: number | null
    position?: number
    isActive?: boolean
    sku?: string
    searchText?: string
    stockLevel?: number | null
    weight?: number | null
    cost?: number | null
  }
  vendor_token: {
    tenantId: number
    kind: string
    value: string
    expiresAt: Date | string
  }
  verification: {
    tenantId: number
    id?: number
    cardId: number
    userId: number
    createdAt: Date | string
  }
  virtual_card: {
    tenantId: number
    id?: number
    num: string
    orderId: number
    lineId: number
    userId: number
    productId: number
    status: NarrowColumns['virtual_card.status']
    contactName?: string
    contactMobile?: string
    startAt: Date | string
    endAt?: Date | string | null
    usedAt?: Date | string | null
    returnId?: number | null
    createdAt: Date | string
  }
  vote: {
    tenantId: number
    id?: number
    slug: string
    title: string
    description?: string
    isActive?: boolean
    startAt?: Date | string | null
    endAt?: Date | string | null
  }
  vote_candidate: {
    tenantId: number
    id?: number
    eventId: number
    number: number
    title: string
    abstract?: string
    imageId?: number | null
    isActive?: boolean
    voteCount?: number
  }
  vote_choice: {
    tenantId: number
    voteId: number
    itemId: number
    option: number
    userId: number
  }
  vote_event: {
    tenantId: number
    id?: number
    slug: string
    title: string
    description?: string
    imageId?: number | null
    isActive?: boolean
    startAt?: Date | string | null
    endAt?: Date | string | null
    dailyLimit?: number
  }
  vote_event_choice: {
    tenantId: number
    candidateId: number
    userId: number
    day: string
    createdAt: Date | string
  }
  vote_event_tally: {
    tenantId: number
    eventId: number
    userId: number
    day: string
    count: number
  }
  vote_item: {
    tenantId: number
    id?: number
    voteId: number
    position: number
    description: string
    isSingle?: boolean
    options: readonly string[]
    isActive?: boolean
    optionImages?: readonly number[]
  }
  vote_submission: {
    tenantId: number
    voteId: number
    userId: number
    createdAt: Date | string
  }
  wechat_follower: {
    tenantId: number
    appId: string
    openId: string
    isFollow: boolean
    changedAt: Date | string
  }
  wechat_push: {
    tenantId: number
    id?: number
    appId: string
    eventKey: string
    payload: NarrowColumns['wechat_push.payload']
    createdAt: Date | string
  }
  withdrawal: {
    tenantId: number
    id?: number
    number: string
    userId: number
    amount: number
    bank: string
    holder: string
    cardNumber: string
    status: NarrowColumns['withdrawal.status']
    note?: string
    createdAt: Date | string
    processedAt?: Date | string | null
  }
  withdrawal_income: {
    tenantId: number
    withdrawalId: number
    incomeId: number
    amount: number
  }
  withdrawal_log: {
    tenantId: number
    id?: number
    withdrawalId: number
    action: NarrowColumns['withdrawal_log.action']
    fromStatus?: NarrowColumns['withdrawal_log.from_status'] | null
    toStatus: NarrowColumns['withdrawal_log.to_status']
    userId: number
    note?: string
    createdAt: Date | string
  }
}

/** The columns of each table that hold JSON. */
export const jsonColumns: Readonly<Partial<Record<keyof Tables, readonly string[]>>> = {
  article: ['translations'],
  article_category: ['translations'],
  audit_log: ['before', 'after'],
  category: ['translations'],
  door_list: ['type_ids', 'questions', 'attention_type_ids'],
  door_scan: ['answers', 'reply'],
  event: ['translations'],
  event_registration: ['answers'],
  export_task: ['filters'],
  flash_campaign: ['link'],
  flash_message: ['data'],
  form: ['json_schema', 'ui_schema'],
  form_draft: ['data'],
  form_submission: ['answers'],
  idempotency_key: ['reply'],
  issued_ticket: ['attendee'],
  menu: ['translations'],
  menu_item: ['link'],
  order_line: ['msgs'],
  order_log: ['data'],
  page: ['settings'],
  page_block: ['doc'],
  page_draft: ['doc'],
  page_module: ['config'],
  page_revision: ['doc'],
  payment: ['code'],
  product: ['msg_fields', 'translations'],
  product_ad: ['link'],
  raffle: ['tickets'],
  resv: ['json_schema', 'ui_schema', 'disabled_days'],
  resv_record: ['answers'],
  resv_variant: ['attribute_values', 'time_ranges'],
  sheet_export: ['parts'],
  sheet_import_step: ['before'],
  shipping_template: ['terms'],
  shop_order: ['address', 'pickup_point'],
  spreadsheet_plan: ['unknown_columns', 'sheet', 'rows', 'heads', 'columns', 'source', 'samples', 'counts'],
  spreadsheet_row: ['cells', 'outcome'],
  tenant: ['site', 'config', 'shipping'],
  tenant_credential: ['data'],
  track_event: ['data'],
  user_message: ['data', 'link'],
  variant: ['attributes'],
  wechat_push: ['payload'],
}
