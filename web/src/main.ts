import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/pages.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { online } from './ui/online.svelte';

// Every title has a palette of its own, which its pages are tinted with.
import.meta.glob('./boards/*/title.css', { eager: true });

const target = document.getElementById('app');
if (target) mount(App, { target });

// What the first page needs comes first; then everything is kept for later.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void online.keep(navigator.serviceWorker).catch(() => undefined));
}
