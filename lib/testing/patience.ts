import { configure } from '@testing-library/dom';

// Code that loads at its first use takes its time on a busy machine: tests wait longer for what must come.
configure({ asyncUtilTimeout: 15_000 });
