import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/source-serif-4/index.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
