#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    pantheon_fuzz::record(data);
});
