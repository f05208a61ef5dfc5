import type { ScreenRow } from './screen-row'
import { permissions, studioPermissions } from '@storefront/contract/permissions'
import { lazy } from 'react'
import { resourceScreens } from '../resource/screens'
import { operationScreens } from './operation-screens'

const OverviewScreen = lazy(async () => ({ default: (await import('../overview/OverviewScreen')).OverviewScreen }))
const ReportScreen = lazy(async () => ({ default: (await import('../reports/ReportScreen')).ReportScreen }))
const HelpScreen = lazy(async () => ({ default: (await import('./HelpScreen')).HelpScreen }))
const SessionsScreen = lazy(async () => ({ default: (await import('../session/SessionsScreen')).SessionsScreen }))

const ProductListScreen = lazy(async () => ({
  default: (await import('../product/ProductListScreen')).ProductListScreen,
}))
const ProductScreen = lazy(async () => ({ default: (await import('../product/ProductScreen')).ProductScreen }))
const NewProductScreen = lazy(async () => ({ default: (await import('../product/ProductScreen')).NewProductScreen }))

const SpreadsheetScreen = lazy(async () => ({
  default: (await import('../spreadsheet/SpreadsheetScreen')).SpreadsheetScreen,
}))

const MediaScreen = lazy(async () => ({ default: (await import('../media/MediaScreen')).MediaScreen }))

const PageListScreen = lazy(async () => ({
  default: (await import('../builder/screens/PageListScreen')).PageListScreen,
}))
const BuilderScreen = lazy(async () => ({ default: (await import('../builder/screens/BuilderScreen')).BuilderScreen }))

const OrderListScreen = lazy(async () => ({ default: (await import('../operation/OrderListScreen')).OrderListScreen }))
const ScanScreen = lazy(async () => ({ default: (await import('../operation/ScanScreen')).ScanScreen }))
const PrintScreen = lazy(async () => ({ default: (await import('../operation/PrintScreen')).PrintScreen }))
const OrderScreen = lazy(async () => ({ default: (await import('../operation/OrderScreen')).OrderScreen }))
const InvoiceListScreen = lazy(async () => ({
  default: (await import('../operation/InvoiceListScreen')).InvoiceListScreen,
}))
const RefundListScreen = lazy(async () => ({
  default: (await import('../operation/RefundListScreen')).RefundListScreen,
}))
const ReturnListScreen = lazy(async () => ({
  default: (await import('../operation/ReturnListScreen')).ReturnListScreen,
}))
const ReturnScreen = lazy(async () => ({ default: (await import('../operation/ReturnScreen')).ReturnScreen }))
const WithdrawalListScreen = lazy(async () => ({
  default: (await import('../operation/WithdrawalListScreen')).WithdrawalListScreen,
}))

const CustomerListScreen = lazy(async () => ({
  default: (await import('../customers/CustomerListScreen')).CustomerListScreen,
}))
const CustomerScreen = lazy(async () => ({ default: (await import('../customers/CustomerScreen')).CustomerScreen }))

const StaffScreen = lazy(async () => ({ default: (await import('../staff/StaffScreen')).StaffScreen }))
const AuditScreen = lazy(async () => ({ default: (await import('../audit/AuditScreen')).AuditScreen }))

const SiteScreen = lazy(async () => ({ default: (await import('../site/SiteScreen')).SiteScreen }))
const DomainsScreen = lazy(async () => ({ default: (await import('../site/DomainsScreen')).DomainsScreen }))
const CredentialsScreen = lazy(async () => ({ default: (await import('../site/CredentialsScreen')).CredentialsScreen }))
const ShopsScreen = lazy(async () => ({ default: (await import('../site/ShopsScreen')).ShopsScreen }))

/** THE table of screens, in the order of the menu. */
export const screens: readonly ScreenRow[] = [
  { path: 'overview', screen: <OverviewScreen />, permission: null, group: 'overview', menu: 'overview.menu' },
  {
    path: 'reports',
    screen: <ReportScreen />,
    permission: permissions.readAnalytics,
    group: 'overview',
    menu: 'reports.menu',
  },
  {
    path: 'products',
    screen: <ProductListScreen />,
    permission: permissions.changeProduct,
    group: 'catalogue',
    menu: 'studio.menu.products',
  },
  { path: 'products/new', screen: <NewProductScreen />, permission: permissions.changeProduct },
  { path: 'products/:id', screen: <ProductScreen />, permission: permissions.changeProduct },
  {
    path: 'spreadsheets/product',
    screen: <SpreadsheetScreen kind="product" />,
    permission: permissions.changeProduct,
    group: 'catalogue',
    menu: 'sheets.menu',
  },
  { path: 'spreadsheets/stock', screen: <SpreadsheetScreen kind="stock" />, permission: permissions.changeProduct },
  {
    path: 'spreadsheets/coupon',
    screen: <SpreadsheetScreen kind="coupon" />,
    permission: permissions.changeCoupon,
    group: 'catalogue',
    menu: 'sheets.menu',
  },
  {
    path: 'media',
    screen: <MediaScreen />,
    permission: studioPermissions.changeMedia,
    group: 'content',
    menu: 'media.menu',
  },
  {
    path: 'pages',
    screen: <PageListScreen />,
    permission: permissions.changePage,
    group: 'content',
    menu: 'builder.menu',
  },
  { path: 'pages/:id', screen: <BuilderScreen />, permission: permissions.changePage },
  {
    path: 'orders',
    screen: <OrderListScreen />,
    permission: permissions.changeOrder,
    group: 'orders',
    menu: 'operation.orders.menu',
  },
  {
    path: 'spreadsheets/shipment',
    screen: <SpreadsheetScreen kind="shipment" />,
    permission: permissions.changeOrder,
  },
  { path: 'spreadsheets/coin', screen: <SpreadsheetScreen kind="coin" />, permission: permissions.grantGamification },
  { path: 'orders/scan', screen: <ScanScreen />, permission: permissions.changeOrder },
  { path: 'orders/print', screen: <PrintScreen />, permission: permissions.changeOrder },
  { path: 'orders/:id', screen: <OrderScreen />, permission: permissions.changeOrder },
  {
    path: 'customers',
    screen: <CustomerListScreen />,
    permission: studioPermissions.readCustomer,
    group: 'orders',
    menu: 'customers.menu',
  },
  { path: 'customers/:id', screen: <CustomerScreen />, permission: studioPermissions.readCustomer },
  {
    path: 'returns',
    screen: <ReturnListScreen />,
    permission: permissions.changeOrder,
    group: 'orders',
    menu: 'operation.returns.menu',
  },
  {
    path: 'refunds',
    screen: <RefundListScreen />,
    permission: permissions.changeOrder,
    group: 'orders',
    menu: 'operation.refundList.menu',
  },
  {
    path: 'invoices',
    screen: <InvoiceListScreen />,
    permission: permissions.changeInvoice,
    group: 'orders',
    menu: 'invoices.menu',
  },
  { path: 'returns/:number', screen: <ReturnScreen />, permission: permissions.changeOrder },
  {
    path: 'withdrawals',
    screen: <WithdrawalListScreen />,
    permission: permissions.changeWithdrawal,
    group: 'marketing',
    menu: 'operation.withdrawals.menu',
  },
  ...operationScreens,
  ...resourceScreens,
  {
    path: 'site',
    screen: <SiteScreen />,
    permission: permissions.changeSite,
    group: 'site',
    menu: 'siteSettings.menu',
  },
  {
    path: 'domains',
    screen: <DomainsScreen />,
    permission: permissions.changeSite,
    group: 'site',
    menu: 'domains.menu',
  },
  {
    path: 'credentials',
    screen: <CredentialsScreen />,
    permission: permissions.changeCredential,
    group: 'site',
    menu: 'credentials.menu',
  },
  {
    path: 'shops',
    screen: <ShopsScreen />,
    permission: permissions.openSite,
    isHomeOnly: true,
    group: 'site',
    menu: 'shops.menu',
  },
  { path: 'staff', screen: <StaffScreen />, permission: permissions.changeStaff, group: 'site', menu: 'staff.menu' },
  { path: 'audit', screen: <AuditScreen />, permission: permissions.readAudit, group: 'site', menu: 'audit.menu' },
  { path: 'sessions', screen: <SessionsScreen />, permission: null, group: 'site', menu: 'studio.menu.sessions' },
  { path: 'help', screen: <HelpScreen />, permission: null },
]
