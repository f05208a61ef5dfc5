import './base.scss'
