#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    pantheon_fuzz::stdio(data);
});
