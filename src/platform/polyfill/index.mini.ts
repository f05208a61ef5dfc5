import './abort-controller'
