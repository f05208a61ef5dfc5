export * from './mini/web-view'
